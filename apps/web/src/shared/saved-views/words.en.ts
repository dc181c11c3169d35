import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('shared/saved-views/words', {
  save: 'Save this view',
  saveTitle: 'Save this view',
  saveText: 'Saves the current filters under a name. Only you see it.',
  labels: { name: 'Name of the view' },
  saved: (name: string) => `View “${name}” saved.`,
  change: (name: string) => `Change the view “${name}”`,
  rename: 'Rename',
  renameTitle: 'Rename the view',
  renamed: (name: string) => `View renamed to “${name}”.`,
  remove: 'Remove the view',
  removed: (name: string) => `View “${name}” removed.`,
  notRemoved: (name: string) => `No answer from the server: view “${name}” may not have been removed.`,
  confirmSave: 'Save',
});
