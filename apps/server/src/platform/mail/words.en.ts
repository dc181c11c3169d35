/** What the list of messages says about one that did not leave. */
export const words = {
  optedOut: 'The member asked for no messages before it left.',
  noSms: 'No SMS provider is set up any more.',
};
