/** What the list of messages says about one that did not leave. */
export const words = {
  noSms: 'No SMS provider is set up any more.',
};
