/** Why two records look like one person, and how much each of it says. */
export const reasons = {
  identity: { weight: 0.99, words: 'same identity number' },
  nameAndBirth: { weight: 0.9, words: 'same name and birth date' },
  swappedNames: { weight: 0.8, words: 'same names in another order, same birth date' },
  similarAndBirth: { weight: 0.7, words: 'similar name, same birth date' },
  phoneAndName: { weight: 0.6, words: 'same phone and a similar name' },
  phone: { weight: 0.3, words: 'same phone' },
} as const;
export type Reason = keyof typeof reasons;

export const inWords = (found: readonly Reason[]) => found.map((reason) => reasons[reason].words);
