import { inLanguage } from '../../../language/language.ts';

const names = (count: number) => (count === 1 ? '1 name' : `${count} names`);

export const words = inLanguage('features/rituals/today/words', {
  title: 'List of the day',
  lead: 'The lists that are read out today, and those that come next.',
  today: 'Today',
  tomorrow: 'Tomorrow',
  names,
  read: (read: number, all: number) => `${read} of ${all} read`,
  open: 'Open the list',
  noneTitle: 'Nothing is read out in the next days',
  noneText: 'A list appears here as soon as its day is confirmed and names are given for it.',
  offline: 'No connection.',
  offlineText: 'These are the lists that this device has kept. Ticks are sent when the connection is back.',
});
