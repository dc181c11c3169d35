import { words as before } from './words.v1.en.ts';

/**
 * What receipts and certificates say that were issued for the template 4: other sentences than before stand here, the
 * rest is that of `words.v1.en.ts`. Neither file changes once papers were issued for it.
 */
export const words: typeof before = {
  ...before,
  // To be read by a Dzongkha reader before the first print.
  titlesDzongkha: { ...before.titlesDzongkha, pit: 'ཁྲལ་ཡངས་ཆག་ལག་ཁྱེར།' },
  marks: {
    ...before.marks,
    sample: { text: 'Sample', note: 'To show how documents will look. It proves nothing.' },
    simulated: {
      text: 'Simulation',
      note: 'Paid at a simulated bank: no money moved, and this document proves nothing',
    },
  },
  labels: { ...before.labels, period: 'Covers' },
  onBehalf: (centre) => `for ${centre}`,
  sentences: {
    member: (type, since, year, centre) =>
      since
        ? `is a ${type} member since ${since}, and in ${year} gave to ${centre} sums totalling`
        : `is a ${type} member, and in ${year} gave to ${centre} sums totalling`,
    donation: (year, centre) =>
      `gave to ${centre}, from 1 January to 31 December ${year}, donations totalling`,
  },
  grounds: {
    ...before.grounds,
    withinAct: (act, percentage, year) =>
      `Issued under the ${act}, as in force for the income year ${year}: donations may be deducted up to ${percentage} % of the total adjusted gross income of that year.`,
    act: (act, year) =>
      `Issued under the ${act}, as in force for the income year ${year}: donations may be deducted from the total adjusted gross income of that year within the limit of the Act.`,
  },
};

/** What the drawing of template 4 says that those before it do not. */
export const halfSheetWords = {
  journalNumber: 'Journal no.',
  gatewayReference: 'Bank reference',
  authorised: 'Authorised signatory',
};
