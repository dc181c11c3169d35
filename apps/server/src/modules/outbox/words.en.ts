/** Why a message is not sent once more. */
export const words = {
  hasLeft: 'This message has been sent already.',
  makeNew:
    'This message has a link or a code that works only once and for a limited time. Make a new one instead.',
  nobody: 'There is nobody left to send this message to.',
  noMail: 'E-mail is not set up, so it would not be sent.',
  noSms: 'No SMS provider is set up, so it would not leave.',
};
