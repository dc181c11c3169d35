/** Words of letters of thanks and of the names to be read aloud: papers that nobody keeps as a proof. */
export const words = {
  letter: {
    title: 'Letter of thanks',
    dear: (name: string) => `Dear ${name},`,
    thanks: (sum: string, purpose: string, day: string) =>
      `Thank you for ${sum} for ${purpose}. It reached us on ${day}.`,
    /** The shipped purposes, as they stand in the middle of a sentence. */
    purposes: {
      'General fund': 'the general fund',
      'Butter lamps': 'butter lamps',
      'Monks’ food': 'the monks’ food',
      Construction: 'construction',
      'Tshok offering': 'the tshok offering',
      'Saving lives (tshethar)': 'saving lives (tshethar)',
    } as Record<string, string>,
    names: (day: string | null, isPast: boolean) => {
      if (!day) return 'The names you gave are read aloud with it:';
      return isPast
        ? `The names you gave were read aloud on ${day}:`
        : `The names you gave will be read aloud on ${day}:`;
    },
    use: 'What you give is used for the purpose you chose. May it be of benefit to you and to all beings.',
    useAndNames:
      'What you give is used for the purpose you chose. May it be of benefit to you, to those you named, and to all beings.',
    prayers: 'With prayers for you and all your family,',
    receipt: (number: string) => `Your receipt is ${number}.`,
    receiptForTax: (number: string) => `Your receipt is ${number}; keep it for your tax return.`,
  },
  names: {
    title: 'Names to read',
    // To be read by a Dzongkha reader before the first print; as in the drawings.
    titleDzongkha: 'མིང་ཐོ།',
    living: 'For the living',
    livingDzongkha: 'གསོན་པོ།',
    deceased: 'For the deceased',
    deceasedDzongkha: 'ཚེ་འདས།',
    late: 'Came late',
    leaf: 'Leaf {n} of {of}',
    unchecked: 'The payment is still being checked. Read the name all the same.',
    note: 'In the order in which they came. Who gave is not on this list.',
    none: 'No names are to be read out.',
    noDay: 'Without a day',
    simulated: 'Simulation',
    count: (count: number) => (count === 1 ? '1 name' : `${count} names`),
  },
};
