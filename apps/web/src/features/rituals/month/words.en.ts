import { inLanguage } from '../../../language/language.ts';

const names = (count: number) => (count === 0 ? 'No names' : count === 1 ? '1 name' : `${count} names`);

export const words = inLanguage('features/rituals/month/words', {
  title: 'Rituals',
  lead: 'What is held this month, how many names are on each list, and what waits.',
  monthOf: (month: string, year: string) => `${month} ${year}`,
  previous: 'Month before',
  next: 'Next month',
  thisMonth: 'Today',
  months: 'Months',
  asGrid: 'Grid',
  asList: 'List',
  shape: 'Show as',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  names,
  read: (read: number, all: number) => `${read} of ${all} read`,
  unverified: (count: number) =>
    count === 1 ? '1 payment being checked' : `${count} payments being checked`,
  late: (count: number) => `${count} late`,
  takenUntil: (at: string) => `Names until ${at}`,
  today: 'Today',
  columns: { day: 'Day', ritual: 'Ritual', names: 'Names', waiting: 'Waiting', state: 'State' },
  emptyTitle: 'Nothing is held in this month',
  emptyText: 'Days that the calendar proposes appear here, and are confirmed on the page of the year.',
  toYear: 'Open the year',
  publicPage: 'See the public page',
  feed: 'Subscribe to the calendar',
});
