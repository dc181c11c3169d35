export const words = {
  stop: {
    email: (link: string) => `\n\n--\nTo get no more messages like this, open this page: ${link}\n`,
    sms: (link: string) => ` No more messages: ${link}`,
  },
  nobody: 'Nobody in this list can be reached.',
  noWay: 'Nothing can be sent yet: set up a mail server or an SMS provider in the settings first.',
};
