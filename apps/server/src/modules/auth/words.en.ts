/** The mails about passwords. */
export const words = {
  reset: (name: string, link: string) => ({
    subject: 'Choose a new password',
    body: `Dear ${name},

Someone, hopefully you, asked to reset your password at Kathok Membership.
Choose a new one here within the next hour:

${link}

If it was not you, you can ignore this message: your password has not changed.`,
  }),
  invitation: (name: string, link: string) => ({
    subject: 'Your account at Kathok Membership',
    body: `Dear ${name},

An account has been created for you at Kathok Membership.
Choose your password here within seven days:

${link}

Then log in with this e-mail address.`,
  }),
  memberInvitation: (name: string, code: string, link: string) => ({
    subject: 'Your account at Kathok Membership',
    body: `Dear ${name},

You can now see your membership online: your card, what is due, your receipts and certificates.
Choose your password here within seven days:

${link}

After that, log in with your membership code ${code}, your phone number or this e-mail address.`,
  }),
};
