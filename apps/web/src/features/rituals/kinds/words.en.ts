import { inLanguage } from '../../../language/language.ts';

const ends = ['th', 'st', 'nd', 'rd'];
const isTeen = (number: number) => number > 10 && number < 14;
const ordinal = (number: number) => `${number}${(!isTeen(number) && ends[number % 10]) || 'th'}`;

export const words = inLanguage('features/rituals/kinds/words', {
  title: 'Kinds of ritual',
  lead: 'What is held here, when, what one may give for it, and what has to be prepared.',
  add: 'Add a ritual',
  addTitle: 'New ritual',
  columns: { name: 'Ritual', rhythm: 'Held', closes: 'Names until', next: 'Next day', state: 'State' },
  inactive: 'Not offered',
  active: 'Public',
  inHouse: 'In the office only',
  shipped: 'Comes with the product',
  noNext: 'none confirmed',
  emptyTitle: 'No rituals yet',
  emptyText: 'Add what is held at your temple; its days are then proposed by the calendar.',
  missing: 'There is no such ritual',

  rhythms: {
    none: 'On days that are typed by hand',
    lunarDays: 'On days of every lunar month',
    lunarYear: 'Once in every lunar year',
    calendarDay: 'On a day of the calendar, every year',
  },
  rhythmText: {
    none: 'on days typed by hand',
    lunarDays: (days: string) => `on the ${days} of each lunar month`,
    lunarYear: (day: number, month: number, days: number) =>
      days === 1
        ? `on the ${ordinal(day)} of the ${ordinal(month)} lunar month`
        : `from the ${ordinal(day)} of the ${ordinal(month)} lunar month, ${days} days`,
    ordinal,
    calendarDay: (day: number, month: string) => `${day} ${month}`,
  },
  closesText: (days: number, hour: number) =>
    days === 0
      ? `the same day, ${hour}:00`
      : days === 1
        ? `the day before, ${hour}:00`
        : `${days} days before, ${hour}:00`,

  labels: {
    name: 'Name',
    nameDzongkha: 'Name in Dzongkha',
    description: 'Description',
    descriptionDzongkha: 'Description in Dzongkha',
    'rhythm.kind': 'When it is held',
    'rhythm.lunarDays': 'Lunar days',
    'rhythm.lunarMonth': 'Lunar month',
    'rhythm.lunarDay': 'Lunar day',
    'rhythm.days': 'How many days',
    'rhythm.day': 'Day',
    'rhythm.month': 'Month',
    purposeIds: 'What one may give for it',
    'closesAt.days': 'Days before',
    'closesAt.hour': 'At this hour',
    isPublic: 'Shown on the public pages',
    includeUnverified: 'Names are listed while a payment is being checked',
    isActive: 'Offered',
    materials: 'What has to be prepared',
  },
  lunarDaysHint: 'Numbers from 1 to 30, with commas: 10, 25',
  lunarDaysRule: 'Numbers from 1 to 30, with commas between them',
  closing: 'When its list closes',
  closingHint:
    'Later donations go to the next day. 0 days before is the day itself; hours are those of Bhutan.',
  unverifiedHint: 'A prayer does not wait for a slip; the name is marked on the list.',
  activeHint: 'A ritual that is not offered keeps its days and lists.',
  purposesHint: 'None ticked means anything.',
  shippedHint: 'This ritual comes with the product: its days come with the names.',
  material: { what: 'What', unit: 'Unit', amount: 'Amount', per: 'For each' },
  per: { day: 'day', donation: 'donation', name: 'name', lamp: 'lamp' },
  noMaterials: 'Nothing is noted yet.',
  addMaterial: 'Add a material',
  removeMaterial: (row: number) => `Remove row ${row}`,
  save: 'Save',
  saved: (name: string) => `${name} is saved`,
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'Only a ritual without names can be removed. Any other is no longer offered instead.',
  removed: (name: string) => `${name} is removed`,
});
