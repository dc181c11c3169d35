import { inLanguage } from '../../../language/language.ts';

const names = (count: number) => (count === 1 ? '1 name' : `${count} names`);

export const words = inLanguage('features/rituals/open/words', {
  title: 'Waiting names',
  lead: 'Their day was cancelled and there was no other. Decide on which day each of them is read.',
  emptyTitle: 'No name waits for a day',
  emptyText: 'Where a day is cancelled and its ritual has no other day, its names wait here.',
  of: (day: string | null) => (day ? `were to be read on ${day}` : 'have no day yet'),
  living: 'living',
  deceased: 'deceased',
  day: 'Read them on',
  choose: 'Choose a day',
  noDays: 'This ritual has no confirmed day to come.',
  toYear: 'Open the year',
  place: (count: number) => (count === 0 ? 'Put on the list' : `Put ${names(count)} on the list`),
  placed: (count: number, day: string) => `${names(count)} are read on ${day}`,
  notPlaced: 'The names could not be put on the list',
  dayOption: (day: string, lunarDay: string | null) => (lunarDay ? `${day}, ${lunarDay}` : day),
});
