import { format } from '../../language/format.ts';
import { inLanguage } from '../../language/language.ts';

const members = (count: number) => (count === 1 ? '1 member' : `${format.number(count)} members`);

export const words = inLanguage('features/member-lists/words', {
  add: 'Add to a list',
  addTitle: (count: number) => `Add ${members(count)} to a list`,
  addConfirm: (count: number) => `Add ${members(count)}`,
  labels: { listId: 'List', name: 'Name of the new list' },
  newList: 'New list…',
  nameHint: 'For example “Losar helpers”. Everyone in the office sees it.',
  option: (name: string, count: number) => `${name} (${format.number(count)})`,
  added: (added: number, asked: number, name: string) =>
    added === asked
      ? `${members(added)} added to “${name}”.`
      : `${members(added)} added to “${name}”; ${format.number(asked - added)} already on it.`,
  otherDonors: (count: number) =>
    count === 1
      ? '1 of the chosen donations is not from a member, so its donor cannot be on a list.'
      : `${format.number(count)} of the chosen donations are not from members, so their donors cannot be on a list.`,
  onlyOtherDonors: 'None of the chosen donations is from a member. Only members can be on a list.',
  loading: 'Looking up the donors…',
  removeFrom: (name: string) => `Remove from “${name}”`,
  removedFrom: (count: number, name: string) => `${members(count)} removed from “${name}”.`,
  notRemovedFrom: (name: string) => `No answer from the server: “${name}” may not have been changed.`,
  menu: 'Lists',
  rename: (name: string) => `Rename “${name}”`,
  renameTitle: 'Rename the list',
  renameLabels: { name: 'Name of the list' },
  renamed: (name: string) => `List renamed to “${name}”.`,
  remove: (name: string) => `Delete “${name}”`,
  removeConfirm: 'Delete the list',
  removeTitle: (name: string) => `Delete the list “${name}”?`,
  removeText: (count: number) =>
    `${count === 1 ? 'The 1 member on it stays' : `The ${members(count)} on it stay`} in the register. The list itself cannot be brought back.`,
  removed: (name: string) => `List “${name}” deleted.`,
  save: 'Save',
  close: 'Close',
});
