/** Why something about the words of messages is refused. */
export const words = {
  noSuchTemplate: 'is not a way this message is sent in this language',
  noMailbox: 'There is no e-mail address in your account.',
  phoneNeeded: 'is needed to send a test SMS',
  noSms: 'No SMS provider is set up.',
  testSubject: 'Test message',
  testBody: (centre: string) => `This is a test message from ${centre}. If you can read it, messages leave.`,
};
