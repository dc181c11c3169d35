import { inLanguage } from '../../../language/language.ts';

const names = (count: number) => (count === 1 ? '1 name' : `${count} names`);
const families = (count: number) => (count === 1 ? '1 family is' : `${count} families are`);

export const words = inLanguage('features/rituals/day/words', {
  title: 'List of the day',
  missing: 'There is no such ritual day',
  rituals: 'Rituals',
  more: 'More',
  dayAndMoon: (day: string, lunarDay: string | null) => (lunarDay ? `${day}, ${lunarDay}` : day),
  closing: {
    open: (at: string) => `Names are taken until ${at}.`,
    closed: (at: string) => `The list closed on ${at}.`,
    read: (by: string | null, at: string) => (by ? `Read by ${by}, ${at}.` : `Read on ${at}.`),
  },

  print: 'Print',
  printLarge: 'The list, large',
  printPecha: 'The list as a pecha',
  addNames: 'Add names',
  addLate: 'Add late names',
  movedFrom: (day: string, reason: string | null) =>
    reason ? `Moved from ${day}: ${reason}` : `Moved from ${day}.`,

  notes: {
    proposed: 'This day is only proposed.',
    proposedText: 'It is not public, and no name can be read, until somebody confirms it.',
    open: (at: string) => `Names are still taken, until ${at}.`,
    openText: 'The list can be read once it has closed.',
    cancelled: 'This day was cancelled.',
    cancelledText: (reason: string, to: string | null) =>
      to ? `${reason}. Its names went to ${to}.` : `${reason}. Its names wait for another day.`,
    offline: (since: string) => `No connection since ${since}.`,
    offlineText: (ticks: number) =>
      ticks === 0
        ? 'Go on reading: ticks are kept on this device and sent when it is back.'
        : ticks === 1
          ? 'Go on reading: 1 tick is kept on this device and sent when it is back.'
          : `Go on reading: ${ticks} ticks are kept on this device and sent when it is back.`,
    back: 'Connected again.',
    backText: (ticks: number, at: string) =>
      ticks === 1 ? `1 tick was sent at ${at}.` : `${ticks} ticks were sent at ${at}.`,
    refused: 'A tick was not taken.',
  },

  list: 'The list',
  parts: { living: 'Living', deceased: 'Deceased' },
  groups: { living: 'For the living', deceased: 'For the deceased' },
  groupsDzongkha: { living: 'གསོན་པོ།', deceased: 'ཚེ་འདས།' },
  partsLabel: 'Parts of the list',
  progress: (read: number, all: number) => `${read} of ${all} read`,
  left: (count: number) => `${count} left`,
  find: 'Find a name',
  notFound: (text: string) => `No name on this list is spelt like “${text}”.`,
  allRead: (count: number) => (count === 1 ? '1 read' : `All ${count} read`),
  readGroup: 'All read',
  late: 'Came after the list closed',
  times: (count: number) => `×${count}`,
  unverified: 'payment being checked',
  writtenBy: (name: string) => `written in by ${name}`,
  weekDay: (day: number) => `day ${day} of 49`,
  keys: { read: 'read, next', back: 'take back' },
  space: 'Space',
  readAll: (left: number) => `Read all, ${left} left`,
  loading: 'More names are on their way…',

  askAll: (count: number) =>
    count === 1 ? 'Has this name been read aloud?' : `Have all ${count} names been read aloud?`,
  askAllText: (told: number) =>
    told === 0
      ? 'The day is then read. It can be taken back within an hour.'
      : `The day is then read. ${families(told)} told in an hour; until then you can take it back.`,
  askGroupText: 'They are ticked as read. Each can be taken back within an hour.',
  notYet: 'Not yet',
  areRead: 'All are read',
  askBack: (name: string) => `Was “${name}” not read?`,
  askBackText: 'The tick is taken away, for every reader. This is possible within an hour.',
  stayRead: 'It was read',
  takeBack: 'Take back',
  notTakenBack: (name: string) => `The tick of “${name}” could not be taken back`,

  finished: {
    title: (count: number) => (count === 1 ? 'The one name is read' : `All ${count} names are read`),
    by: (by: string | null, day: string, time: string) =>
      by ? `${by}, ${day}, ${time}.` : `${day}, ${time}.`,
    willTell: (count: number, from: string) => `${families(count)} told from ${from} on.`,
    told: (count: number) => (count === 1 ? '1 family was told.' : `${count} families were told.`),
    takeBack: (until: string) => `Take back, until ${until}`,
    ask: 'Was the list not read to its end?',
    askText: 'The names that were ticked last are open again, and nobody is told until the day is read.',
    stay: 'It was read',
    takenBack: 'The list is open again.',
    note: 'Add a note',
    changeNote: 'Change the note',
    show: 'Show the names',
  },
  empty: {
    title: 'No names yet',
    open: (at: string) => `Names are taken until ${at}. They appear here as they come.`,
    closed: 'Nobody gave a name for this day. Late names can still be written in.',
  },

  beside: 'About this list',
  materials: {
    title: 'To prepare',
    caption: (day: string) => `Materials for ${day}`,
    each: {
      day: (amount: string) => `${amount} for the day`,
      donation: (amount: string) => `${amount} for each donation`,
      name: (amount: string) => `${amount} for each name`,
      lamp: (amount: string) => `${amount} for each lamp`,
    },
    total: (amount: string, unit: string) => `${amount} ${unit}`,
    none: 'Nothing is noted for this ritual.',
  },
  facts: {
    title: 'This list',
    names: 'Names',
    namesText: (all: number, living: number, deceased: number) =>
      `${all}: ${living} living, ${deceased} deceased`,
    waiting: 'Waiting',
    waitingText: (count: number) =>
      count === 1 ? '1 name, its payment is being checked' : `${count} names, payments are being checked`,
    late: 'Late',
    takenOff: 'Taken off',
    reader: 'Reader',
    note: 'Note',
    count: names,
  },
  takenOff: {
    title: 'Names that are not on the list',
    because: {
      unpaid: 'not paid yet',
      waiting: 'payment being checked',
      rejected: 'the payment was not accepted',
      reversed: 'the payment was reversed',
      removed: 'taken off the donation',
      cancelled: 'the donation was cancelled',
    },
    none: 'All names are on the list by now.',
  },
  word: {
    title: 'Word to the families',
    none: 'Nobody asked to be told.',
    will: 'When the list is read, they are told once, an hour later:',
    byMail: (count: number) => (count === 1 ? '1 by e-mail' : `${count} by e-mail`),
    bySms: (count: number) => (count === 1 ? '1 by SMS' : `${count} by SMS`),
  },

  write: {
    title: 'Add names',
    titleLate: 'Late names',
    labels: { names: 'One name a line', living: 'They are' },
    living: 'Living',
    deceased: 'Deceased',
    submit: 'Put on the list',
    done: (count: number) => (count === 1 ? '1 name is on the list' : `${count} names are on the list`),
    tooMany: (most: number) => `At most ${most} names at once`,
    tooLong: (most: number) => `A name has at most ${most} letters`,
    none: 'Type at least one name',
  },
  correct: {
    open: (name: string) => `Correct “${name}”`,
    title: 'Correct a name',
    labels: { name: 'Name', living: 'They are' },
    given: (name: string) => `As it was given: ${name}`,
    readHint: 'It was read like this. The right name is put beside it, to be read as well.',
    submit: 'Save',
    done: 'The name is corrected',
  },
  note: { title: 'Note about the day', label: 'Note', submit: 'Save', done: 'The note is saved' },
});
