export const words = {
  stop: {
    email: (link: string) => `\n\n--\nTo get no more messages like this, open this page: ${link}\n`,
    sms: (link: string) => ` No more messages: ${link}`,
  },
  nobody: 'Nobody in this list can be reached, by message or by letter.',
  letters: 'Letters',
  noLetters: 'This message has no letters.',
};
