import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/rituals/words', {
  heading: 'Rituals',
  pages: {
    '/rituals/days/:id': {
      alsoFor: ['/rituals/today'],
      purpose:
        'The names that are read aloud on a day, large enough to read from. Readers begin here, at the list of today.',
      steps: [
        'A list can be read once it has closed. Touch a name when it has been read aloud; it gets a tick, and the next one becomes large.',
        '**All read** ticks the living or the deceased together, **Read all, … left** all that are left. Both ask first.',
        'Touch a ticked name to take the tick away, within an hour.',
        'Without a connection go on reading: ticks are kept on the device and sent by themselves. Two readers may tick the same list; a name is read once.',
        'With the last tick the day is read. An hour later the families who asked for it are told; until then press **Take back, until …**.',
        '**Add names** writes names in. On a list that has closed they are marked as late: **Add late names**.',
        'The pen beside a name opens **Correct a name**. What the donor wrote is kept.',
        '**Print** has the list in large letters and as a pecha.',
      ],
      keys: {
        Space: 'read, next',
        '←': 'take back',
      },
      alsoNeeds: [
        ['update', 'Ritual'],
        ['manage', 'Ritual'],
      ],
      see: ['/rituals/month'],
    },
    '/rituals/month': {
      purpose: 'The rituals of a month, with how many names are on each list, and what waits.',
      steps: [
        'Press a ritual to open its list.',
        '**Grid** and **List** show the same days. On a phone there is the list.',
        '**Not read yet** marks a list of a day that has passed.',
        '**Subscribe to the calendar** has the address for a calendar program.',
      ],
      see: ['/rituals/days/:id', '/dedications'],
    },
  },
});
