import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('shared/ritual-days/words', {
  title: 'The names you gave',
  names: (count: number) => (count === 1 ? 'One name' : `${count} names`),
  read: (day: string) => `Read on ${day}`,
  willBeRead: (day: string) => `To be read on ${day}`,
  notYet: 'No day yet. We will read them on the next day there is, and tell you if you asked for it.',
  cancelled: (day: string) => `${day} was cancelled`,
  moved: (from: string) => `Moved from ${from}.`,
  movedBecause: (from: string, reason: string) => `Moved from ${from}: ${reason}`,
  toBePaid: 'The names are put on the list as soon as your slip or your payment has come.',
  beingChecked: 'The names are on the list already, while your payment is being checked.',
  notListed: 'The names are on no list any more, because the payment was taken back.',
  dayAndLunar: (ritual: string, lunar: string) => (lunar ? `${ritual}, ${lunar}` : ritual),
  lunarDay: (_day: number, _month: number, _isSecond: boolean, label: string) => label,
});
