import { inLanguage } from '../../language/language.ts';

export const words = inLanguage('features/rituals/words', {
  tabsLabel: 'Rituals',
  tabs: {
    month: 'This month',
    today: 'List of the day',
    year: 'Year',
    open: 'Waiting names',
    kinds: 'Kinds of ritual',
  },
  states: {
    computed: 'Proposed',
    confirmed: 'Confirmed',
    closed: 'Closed',
    read: 'Read',
    cancelled: 'Cancelled',
  },
  unread: 'Not read yet',
});
