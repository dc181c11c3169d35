import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('public/rituals/words', {
  title: 'Ritual days',
  lead: 'Give a name, and it is read aloud on the day.',
  filter: 'Show',
  allRituals: 'All rituals',
  calendar: 'Put these days in my calendar',
  calendarText:
    'Subscribe, and your calendar keeps the days up to date by itself, also when one is moved. Or save the days as they are now.',
  subscribe: 'Subscribe',
  saveCalendar: 'Save as a file',
  calendarAddress: 'Address, for calendars that ask for one',
  month: (month: string, year: string) => `${month} ${year}`,
  until: 'Names until',
  untilWhen: (weekday: string, day: string, time: string) => `${weekday} ${day}, ${time}`,
  untilToday: (time: string) => `Names until today, ${time}`,
  closed: 'The list has closed',
  give: 'Give',
  giveFor: (ritual: string, day: string) => `for ${ritual} on ${day}`,
  giveNext: (day: string) => `Give for ${day}`,
  later: 'Days that come later appear here as soon as they are confirmed.',
  deathTitle: 'When somebody has died',
  deathText:
    'Prayers are read on every seventh day until the forty-ninth. Tell us the day of death; the seven dates follow from it.',
  deathGive: 'Give for seven weeks',
  howTitle: 'How names are read',
  how: {
    apart: 'The living and the deceased are read apart, in the order in which they came.',
    privately: 'The reader sees names only. Nobody sees who gave, or how much.',
    money:
      'A prayer does not wait for a slip: your names are on the list while your payment is being checked.',
    word: 'If you wish, you get a message when they have been read.',
  },
  noneTitle: 'No days are announced yet',
  noneText:
    'The days to come are being confirmed. You can give with names all the same, for a day that you choose.',
  noneGive: 'Give with names',
});
