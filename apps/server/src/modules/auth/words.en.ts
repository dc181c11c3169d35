/** The mails about passwords. */
export const words = {
  reset: (name: string, link: string) => ({
    subject: 'Choose a new password',
    body: `Dear ${name},

Somebody, we hope you, asked for a new password for Kathok Membership.
Choose it here within the next hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.`,
  }),
  invitation: (name: string, link: string) => ({
    subject: 'Your account at Kathok Membership',
    body: `Dear ${name},

An account has been made for you at Kathok Membership.
Choose your password here within seven days:

${link}

After that, sign in with this e-mail address.`,
  }),
};
