export const words = {
  find: {
    title: 'Paid already, and waiting?',
    text: 'Look it up with the reference that you were given.',
    label: 'Reference',
    example: 'Such as D7K4-92',
    button: 'Find it',
    looking: 'Looking…',
    empty: 'Please type the reference.',
    unknown: 'No payment has this reference. Please compare it letter by letter.',
    failed: 'This could not be looked up. Please look at your connection and try again.',
  },
};
