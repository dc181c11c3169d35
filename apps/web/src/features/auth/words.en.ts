import { inLanguage } from '../../language/language.ts';
import { titles } from './titles.en.ts';

/** In the unit that a waiting person counts in. */
function duration(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

export const words = inLanguage('features/auth/words', {
  brand: 'Kathok Membership',
  brandInDzongkha: 'ཀཿཐོག་འཐུས་མིའི་ཚོགས་པ།',
  username: 'E-mail, phone or membership code',
  password: 'Password',
  backToLogin: 'Back to log in',
  missing: (label: string) => `${label} is empty`,
  noAnswer: 'The server does not answer. Please check your internet connection and try again.',
  wait: (seconds: number | null) =>
    seconds === null
      ? 'Too many attempts. Please wait a little and try again.'
      : `Too many attempts. Please try again in ${duration(seconds)}.`,

  login: {
    title: titles.login,
    submit: 'Log in',
    pending: 'Logging in…',
    forgotten: 'Forgot your password?',
    wrongTitle: 'Login failed.',
    wrong: 'Please check your user name and password, including capital letters.',
    expired: 'Your session timed out. Please log in again.',
    or: 'or',
    passkey: 'Log in with a passkey',
    passkeyPending: 'Waiting for your device…',
    passkeyFailedTitle: 'The passkey was not used.',
    passkeyFailed: 'You cancelled, it took too long, or there is no passkey for this site on this device.',
    passkeyUnknown: 'This passkey does not open an account here. Log in with your password.',
    without: 'You do not need an account to take part.',
    register: 'New member registration',
    renew: 'Renew Membership',
    demoTitle: 'This is a sample centre.',
    demoLead: 'All its data is invented. Log in as:',
    fillIn: (role: string) => `Fill in the account of the role ${role}`,
  },
  forgot: {
    title: titles.forgot,
    lead: 'We will e-mail you a link to choose a new one.',
    submit: 'Send me a link',
    pending: 'Sending…',
    sentTitle: 'Check your e-mail',
    sent: 'If that account exists, we have e-mailed it a link. The link works once, for one hour.',
    cannotSend: 'This centre cannot send links yet',
    callOffice: (phone: string) => `Please call ${phone}. The office can give you a new password.`,
    askOffice: 'Please ask the office. It can give you a new password.',
    sample: 'Sample centre: nothing is sent. An administrator finds the link among the sent messages.',
    sampleSent:
      'If that account exists, a link for it lies among the sent messages, where an administrator finds it. A sample centre sends nothing.',
    nothing: 'Nothing after a few minutes? Check your spam folder, or ask the office.',
  },
  reset: {
    title: titles.reset,
    invitationTitle: 'Welcome. Choose your password',
    labels: { newPassword: 'New password', confirmPassword: 'Repeat the new password' },
    greeting: (name: string) => `For ${name}`,
    hint: (minimum: number) => `At least ${minimum} characters. Four or five words in a row work well.`,
    different: 'The passwords do not match',
    submit: 'Save and log in',
    pending: 'Saving…',
    doneTitle: 'Your password is set',
    done: 'Use it to log in from now on.',
    loggedOut: 'You have been logged out on all other devices.',
    deadTitle: 'This link no longer works',
    dead: 'Each link works once and expires. Ask for a new one.',
    deadInvitation:
      'Each invitation works once and expires. Ask the office to invite you again, or ask for a new link here.',
    askAgain: 'Ask for a new link',
  },
  join: {
    title: titles.join,
    lead: 'Type the code that stands on your invitation.',
    code: 'Code of the invitation',
    unknown: 'This is not a code of ours: it has four groups of four letters and digits.',
    submit: 'Go on',
  },
  change: {
    title: titles.change,
    lead: 'You will be logged out on all other devices.',
    mustTitle: 'First, choose your own password.',
    must: 'The password you just used works only once.',
    labels: {
      currentPassword: 'Current password',
      newPassword: 'New password',
      confirmPassword: 'Repeat the new password',
    },
    hint: (minimum: number) =>
      `At least ${minimum} characters. Four or five words in a row work well and are easy to remember.`,
    missing: 'must not be empty',
    tooLong: (maximum: number) => `must have at most ${maximum} characters`,
    tooShort: (minimum: number) => `must have at least ${minimum} characters`,
    submit: 'Change password',
    pending: 'Saving…',
    done: 'Password changed.',
  },
});
