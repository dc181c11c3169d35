import { dayOf, englishFormat as format } from '@kathok/contract';

/** The mails about signing in. */
interface DeviceFacts {
  browser: string | null;
  system: string | null;
  at: Date;
  address: string | null;
}

/** By the clocks of Bhutan. */
const moment = (at: Date) => `${format.day(dayOf(at))}, ${format.time(at)}`;

/** What was changed about how somebody signs in. */
export type SignInChange =
  | { kind: 'authenticatorAdded' | 'authenticatorRemoved' | 'recoveryCodesMade' | 'passkeysRemovedByReset' }
  | { kind: 'passkeyAdded' | 'passkeyRemoved'; passkey: string };

function whatChanged(change: SignInChange): string {
  switch (change.kind) {
    case 'authenticatorAdded':
      return 'An authenticator app was added to your account at Kathok Membership.';
    case 'authenticatorRemoved':
      return 'The authenticator app of your account at Kathok Membership was turned off.';
    case 'recoveryCodesMade':
      return 'New recovery codes were made for your account at Kathok Membership. The old ones no longer work.';
    case 'passkeyAdded':
      return `A passkey was added to your account at Kathok Membership: ${change.passkey}`;
    case 'passkeyRemoved':
      return `A passkey was removed from your account at Kathok Membership: ${change.passkey}`;
    case 'passkeysRemovedByReset':
      return 'The password of your account at Kathok Membership was reset. For your safety its passkeys were removed; you can add them again.';
  }
}

/** What somebody else changed about an account. */
export type AccountChange = { kind: 'passwordReset' } | { kind: 'role'; before: string; after: string };

function whatAccountChange(by: string, change: AccountChange): string {
  switch (change.kind) {
    case 'passwordReset':
      return `${by} has given your account at Kathok Membership another password, and you were logged out everywhere.`;
    case 'role':
      return `${by} has changed your role at Kathok Membership.\n\nBefore: ${change.before}\nNow: ${change.after}`;
  }
}

interface ContactFacts {
  name: string;
  isEmail: boolean;
  isPhone: boolean;
  email: string | null;
  phone: string | null;
}

const contactOffice = 'If this was not you or our office, please contact us at once.';

const undoBy = (
  link: string,
) => `For the next 24 hours, codes and links to choose a password still come to you here.
If it was you or our office, you need not do anything.
If it was not you, press this link within seven days. It puts the old contact back, ends all sessions and sends you a link
to choose a new password:

This was not me: ${link}`;

const nowIs = (name: string, value: string | null) => `${name}: ${value ?? 'none any more'}`;

const changedContacts = ({ isEmail, isPhone, email, phone }: ContactFacts): string =>
  [
    ...(isEmail ? [nowIs('E-mail address', email)] : []),
    ...(isPhone ? [nowIs('Phone number', phone)] : []),
  ].join('\n');

export const words = {
  contactChanged: (facts: ContactFacts, link: string | null) => ({
    subject: facts.isEmail ? 'Your e-mail address was changed' : 'Your phone number was changed',
    body: `Dear ${facts.name},

The contact of your account at Kathok Membership was changed. From now on it is:

${changedContacts(facts)}

${link === null ? contactOffice : undoBy(link)}`,
  }),
  contactTaken: (name: string, link: string) => ({
    subject: 'New contact of an account',
    body: `This address was given as the new contact of the account of ${name} at Kathok Membership.

If you expected this, you need not do anything; log in here:

${link}

If you know nothing of it, please tell our office.`,
  }),
  accountChanged: ({ name, by }: { name: string; by: string }, change: AccountChange, link: string) => ({
    subject: 'Your account was changed',
    body: `Dear ${name},

${whatAccountChange(by, change)}

If you know of it, you need not do anything.
If you do not, press this link within seven days. It ends all sessions and sends you a link to choose a new password:

This was not me: ${link}`,
  }),
  signInChanged: (name: string, change: SignInChange, link: string) => ({
    subject: 'How you log in has changed',
    body: `Dear ${name},

${whatChanged(change)}

If it was you, you need not do anything.
If it was not you, change your password at once, look at your devices here, and tell the office:

${link}`,
  }),
  newDevice: (name: string, { browser, system, at, address }: DeviceFacts, link: string) => ({
    subject: 'New login to your account',
    body: `Dear ${name},

Someone, hopefully you, logged in to your account at Kathok Membership on a device that was not used before:

When: ${moment(at)}
Device: ${browser ?? 'unknown browser'}, ${system ?? 'unknown system'}
Internet address: ${address ?? 'unknown'}

If it was you, you need not do anything.
If it was not you, log out that device here and change your password at once:

${link}`,
  }),
  recoveryCodeUsed: (name: string, left: number, link: string) => ({
    subject: 'A recovery code was used',
    body: `Dear ${name},

Someone, hopefully you, logged in to your account at Kathok Membership with a recovery code.
Unused recovery codes left: ${left}

If you have lost your phone, add the new one here and make new recovery codes:

${link}

If it was not you, change your password at once and tell the office.`,
  }),
  secondFactorReset: (name: string, link: string, notMe: string) => ({
    subject: 'Your second step was reset',
    body: `Dear ${name},

The office has removed the authenticator app, the passkeys and the recovery codes of your account at Kathok Membership.
You have been logged out everywhere. Log in with your password and set up the second step again:

${link}

If you did not ask for this, tell the office at once, and press this link within seven days. It ends all sessions and sends
you a link to choose a new password:

This was not me: ${notMe}`,
  }),
  guesses: {
    password: (name: string, link: string) => ({
      subject: 'Somebody is trying to log in to your account',
      body: `Dear ${name},

A wrong password was entered twenty times today for your account at Kathok Membership. Nobody got in.
If it was you: the page may take a few seconds longer for your next tries. You can also choose a new password with “Forgot password?”.
If it was not you, you need not do anything. A second step makes your account safer still; here you see where the tries came from:

${link}`,
    }),
    second_step: (name: string, link: string) => ({
      subject: 'Somebody may know your password',
      body: `Dear ${name},

Your password was entered correctly at Kathok Membership, and then five wrong codes. Nobody got in.
If it was you, you need not do anything.
If it was not you, somebody knows your password. Change it now, and tell the office:

${link}`,
    }),
  },
  reset: (name: string, link: string) => ({
    subject: 'Choose a new password',
    body: `Dear ${name},

Someone, hopefully you, asked to reset your password at Kathok Membership.
Choose a new one here within the next hour:

${link}

If it was not you, you can ignore this message: your password has not changed.`,
  }),
  lastOfDay:
    'This is the last message today that others can cause. If you need another link, ask for it again on the page: your browser then does a little work first. Or call the office.',
  invitation: (name: string, link: string) => ({
    subject: 'Your account at Kathok Membership',
    body: `Dear ${name},

An account has been created for you at Kathok Membership.
Choose your password here within seven days:

${link}

Then log in with this e-mail address.`,
  }),
  /** Short, and about nobody by name. The subject is only for the list of what was sent. */
  bySms: {
    guesses: {
      password: (link: string) => ({
        subject: 'Somebody tries passwords',
        body: `Kathok Membership: a wrong password was entered 20 times today for your account. Nobody got in. If it was not you, see where from: ${link}`,
      }),
      second_step: (link: string) => ({
        subject: 'Somebody may know the password',
        body: `Kathok Membership: your password was entered, then five wrong codes. Nobody got in. If it was not you, change your password now: ${link}`,
      }),
    },
    invitation: (link: string) => ({
      subject: 'Link to an account',
      body: `Kathok Membership: choose the password of your member account within seven days: ${link} Then log in with your membership code.`,
    }),
    reset: (link: string) => ({
      subject: 'Link to reset a password',
      body: `Kathok Membership: choose a new password within one hour: ${link} If you did not ask for it, ignore this message.`,
    }),
    newDevice: (browser: string | null, system: string | null, link: string) => ({
      subject: 'Login on a new device',
      body: `Kathok Membership: your account was logged in to on a new device (${browser ?? 'unknown browser'}, ${system ?? 'unknown system'}). If it was not you, log it out and change your password: ${link}`,
    }),
    /** Goes to the phone before. */
    contactChanged: (link: string | null) => ({
      subject: 'Contact changed',
      body: `Kathok Membership: the contact of your account was changed. If this was not you or our office, ${
        link === null ? 'please contact us at once.' : `press within seven days: ${link}`
      }`,
    }),
    /** Goes to the new one. */
    contactTaken: {
      subject: 'New contact of an account',
      body: 'Kathok Membership: this number is now the contact of an account. If you know nothing of it, please tell our office.',
    },
  },
  memberInvitation: (name: string, code: string, link: string) => ({
    subject: 'Your account at Kathok Membership',
    body: `Dear ${name},

You can now see your membership online: your card, what is due, your receipts and certificates.
Choose your password here within seven days:

${link}

After that, log in with your membership code ${code}, your phone number or this e-mail address.`,
  }),
};
