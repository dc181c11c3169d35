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
      see: ['/rituals/days/:id', '/rituals/year/:year', '/dedications'],
    },
    '/rituals/year/:year': {
      purpose:
        'The days of a year as the Bhutanese calendar proposes them, beside last year. Somebody confirms them here; only then are they public.',
      steps: [
        '**Propose the days of …** asks the calendar. Nothing is proposed twice, and what was confirmed is never changed by it.',
        'The plain days are ticked: press **Confirm …** below the list.',
        'A day that **Comes twice** or is **Left out** asks which day it shall be. Choose one, then press **Confirm** in its row.',
        'The three dots of a row have **Move or cancel**. All names go along, and families who asked for word are told.',
        '**A day of our own** adds a day that no calendar knows.',
        '**Poster** is a PDF with all confirmed days. The **Calendar feed** at the end is for phones and calendar programs.',
      ],
      alsoNeeds: [['manage', 'Ritual']],
      see: ['/rituals/kinds', '/rituals/month'],
    },
    '/rituals/open': {
      purpose:
        'Names whose day was cancelled while their ritual had no other day. None is lost: they wait here until somebody decides.',
      steps: [
        'Choose the day under **Read them on**. Take the tick away from names that belong to another day.',
        'Press **Put … on the list**. On a list that has closed the names are marked as late.',
      ],
      alsoNeeds: [['update', 'Ritual']],
      see: ['/rituals/year/:year', '/rituals/days/:id'],
    },
    '/rituals/kinds': {
      alsoFor: ['/rituals/kinds/add', '/rituals/kinds/edit/:id'],
      purpose: 'What is held at the centre: when, what one may give for it, and what has to be prepared.',
      steps: [
        'Press **Add a ritual**. **When it is held** tells the calendar what to propose.',
        '**When its list closes** is counted back from the day. Later donations go to the next day.',
        '**What has to be prepared** is counted for each day, and stands beside its list.',
        'A ritual with names cannot be removed. Take away the tick at **Offered** instead.',
      ],
      see: ['/rituals/year/:year', '/donation-purpose'],
    },
  },
});
