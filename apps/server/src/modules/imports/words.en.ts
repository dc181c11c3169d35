import { englishFormat as format } from '@kathok/contract';

export const words = {
  mappingNotJson: 'must be a JSON object that gives a field name, or null, for each column',
  noSuchColumn: (name: string) => `names the column “${name}”, which the sheet does not have`,
  noSuchField: (name: string) => `names the field “${name}”, which does not exist`,
  fieldTwice: (label: string) => `reads two columns into “${label}”; choose one of them`,
  columnsMissing: (labels: string[]) => `is missing required columns: ${format.list(labels)}`,
  columnMissingTitle: (label: string) => `No column for “${label}”`,
  columnMissing: (label: string) => `no column of the sheet is read into “${label}”`,
  totalRow: (found: string) =>
    `“${found}” with nothing but numbers beside it is a total, so it is not imported`,
  duplicateTitle: 'Duplicate in this file',

  onlyHeadings:
    'has headings but no rows beneath them (of a workbook, the first sheet that is not hidden is read)',
  alreadyRunning: 'Another import is still running. Please wait until it is done.',
  notPreviewed: 'This import has already been committed and cannot be previewed again.',
  cannotCommit: 'This import can no longer be committed. Please send the file again.',
  fileGone: 'The file is no longer kept. Please send it again.',
  begunMeanwhile:
    'This file has been imported since you looked at it. Upload it again to see what would happen now.',
  sameFileAgain: 'This file was already imported. Check it with mode “preview” first.',
  secondPerson: 'You uploaded this sheet. A second person must check and import it, or undo it.',
  notDone: 'Only a finished import can be undone.',
  tooLate: 'An import can be undone within 30 days only.',
  builtUpon: 'Other records depend on this import.',

  rowsHaveErrors: (count: number) =>
    count === 1
      ? 'One row has errors, so nothing was imported.'
      : `${count} rows have errors, so nothing was imported.`,
  failed: 'The import failed and was undone.',

  reason: 'Reason',
  sheetRow: 'Row',
  helpSheet: 'How to fill in',
  fillIn: 'Rows',
  help: { field: 'Column', required: 'Required?', hint: 'What to write', example: 'Example' },
  yes: 'yes',
  no: '',
  /** Begins the first cell of the example row; such a row is never imported. */
  exampleMark: 'EXAMPLE',
};
