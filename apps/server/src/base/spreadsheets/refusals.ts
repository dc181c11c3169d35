import { AppError, fieldProblem } from '../app-error.ts';

/** Why a file is not read, in words for the person who sent it. */
export const notASheet = (detail: string) => new AppError('wrong_media_type', { detail });
export const tooLarge = (detail: string) => new AppError('too_large', { detail });
export const damaged = (cause?: unknown) =>
  new AppError('wrong_media_type', { detail: words.damaged, cause });
export const emptySheet = () => fieldProblem('file', 'hasRows', 'has no rows');

export const words = {
  damaged: 'The file is damaged and cannot be read. Open it in Excel or LibreOffice and save it again.',
  notASheet: 'This is not a spreadsheet. Please send an Excel file (.xlsx) or a CSV file.',
  oldExcel: 'This is an old Excel file (.xls). Open it and save it as an Excel workbook (.xlsx).',
  protectedFile: 'This file is protected by a password. Save a copy without a password and send that.',
  binaryExcel: 'This is a binary Excel file (.xlsb). Open it and save it as an Excel workbook (.xlsx).',
  openDocument: 'This is an OpenDocument file (.ods). Open it and save it as an Excel workbook (.xlsx).',
  doctype: 'The file holds instructions that a spreadsheet never needs, and is not opened.',
  tooManyParts: 'The file is made of too many parts to be an honest spreadsheet.',
  tooMuchInside: 'The file unpacks to more than we can read.',
  tooMuchMemory: 'The file needs more memory than we can give it. Split it into smaller files.',
  tooSlow: 'Reading the file takes too long. Split it into smaller files.',
  tooManyRows: (most: number) => `The sheet has more than ${most} rows. Split it into smaller files.`,
  tooManyColumns: (most: number) => `The sheet has more than ${most} columns.`,
  cellTooLong: (row: number, most: number) => `A cell in row ${row} has more than ${most} characters.`,
};
