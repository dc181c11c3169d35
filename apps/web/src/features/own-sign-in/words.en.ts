import { format } from '../../language/format.ts';
import { titles } from './titles.en.ts';
import { inLanguage } from '../../language/language.ts';

const times = (count: number) =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${format.number(count)} times`;

export const words = inLanguage('features/own-sign-in/words', {
  title: 'Your account',
  tabs: { label: 'Your account', profile: 'Profile', signIn: titles.signIn },
  mustTitle: 'First, set up a second step.',
  must: (role: string) =>
    `People with the role ${role} need a code or a passkey beside their password. Add one here; after that you can go on.`,
  state: {
    onTitle: 'Your password alone does not open your account',
    on: 'After the password we ask for one of these.',
    offTitle: 'Your password alone opens your account',
    off: 'Add a passkey or an authenticator app, so that a stolen password is not enough.',
    memberTitle: 'You log in with your password',
    member:
      'A passkey is quicker: your fingerprint, your face or the lock of your phone. Your password goes on working.',
    memberOnTitle: 'You log in with a passkey or your password',
  },
  passkeys: {
    title: 'Passkeys',
    add: 'Add this device',
    none: 'No passkey yet. A passkey is kept by your phone or computer, and opens with its lock.',
    cannot: (address: string) => `Passkeys work only at ${address}. Open the office there to add one.`,
    never:
      'Passkeys cannot be used at this address: they need HTTPS and a name such as members.example.bt. The person who runs the server can change that.',
    unknown: 'This browser does not know passkeys.',
    facts: (added: string, used: string | null) =>
      used ? `Added: ${added}. Used: ${used}` : `Added: ${added}. Not used yet`,
    rename: 'Rename',
    remove: 'Remove',
    of: (name: string) => ` ${name}`,
    renamed: 'Passkey renamed.',
    removed: 'Passkey removed.',
    added: 'Passkey added.',
    addTitle: 'Add a passkey on this device',
    addText: 'Confirm your password. Then your device asks for your fingerprint, your face or its lock.',
    renameTitle: 'Rename the passkey',
    removeTitle: (name: string) => `Remove the passkey ${name}?`,
    removeText: 'It no longer opens your account. Remove it from your device as well.',
    refused:
      'Your device did not make a passkey. You cancelled, it took too long, or it has one for this account already.',
    thisComputer: 'This computer',
    thisPhone: 'This phone',
  },
  others: 'Other ways',
  app: {
    name: 'Authenticator app',
    on: (since: string, used: string | null) =>
      used ? `Six-digit codes. Set up: ${since}. Used: ${used}` : `Six-digit codes. Set up: ${since}`,
    off: 'An app on your phone that shows six-digit codes, also without internet.',
    setUp: 'Set up',
    move: 'Move to another phone',
    turnOff: 'Turn off',
    turnedOff: 'Authenticator app turned off.',
    added: 'Authenticator app added.',
    dialogTitle: 'Set up the authenticator app',
    moveTitle: 'Move the authenticator app',
    intro: 'Install an authenticator app first, such as Google Authenticator, Aegis or 2FAS.',
    steps: [
      'Open the app and choose “add”.',
      'Scan this code, or type the key below.',
      'Type the six digits it shows.',
    ],
    qr: 'QR code for the authenticator app',
    key: 'Key',
    removeTitle: 'Turn off the authenticator app?',
    removeText: 'Its codes no longer open your account.',
    confirm: 'Confirm the code',
  },
  recovery: {
    name: 'Recovery codes',
    left: (left: number, total: number) =>
      `${left} of ${total} are left. Keep them on paper, not on the phone`,
    make: 'Make new ones',
    makeTitle: 'Make new recovery codes?',
    makeText: 'The old ones stop working.',
    showTitle: 'Keep these recovery codes',
    showText:
      'Each opens your account once if you lose your phone. Print them or write them down now: they are not shown again.',
    done: 'I have saved them',
    print: 'Print',
  },
  password: {
    name: 'Password',
    hint: 'Your other devices are logged out when you change it',
    hintAlone: 'Opens your account',
    change: 'Change',
  },
  lastStays: (role: string) => `The last second step cannot be removed while you are ${role}.`,
  labels: { password: 'Your password', name: 'Name', code: 'Code' },
  nameHint: 'So that you recognise it later.',
  codeHint: 'Six digits',
  next: 'Next',
  pending: 'Please wait…',
  save: 'Save',
  devices: {
    title: 'Logged in now',
    unknown: 'Unknown device',
    named: (browser: string, system: string) => `${browser} on ${system}`,
    this: 'This device',
    newPlace: 'New place',
    facts: (place: string, seen: string) => `${place}. Last seen: ${seen}`,
    thisFacts: (place: string, since: string) => `${place}. Logged in: ${since}`,
    loggedOut: (place: string, used: string) => `${place}. Logged out. Last used: ${used}`,
    notAsked: (until: string) => `No second step until ${until}`,
    signOut: 'Log out',
    askAgain: 'Ask again here',
    asksAgain: 'This device is asked for the second step again.',
    signOutOthers: (count: number) => (count === 1 ? 'Log out the other one' : `Log out the other ${count}`),
    signedOut: 'Device logged out.',
    allOut: 'All other devices logged out.',
    notYou: 'Not you? Log it out, then change the password.',
  },
  place: {
    local: 'Local network',
    unknown: 'Unknown address',
    address: (network: string) => `Address ${network}`,
  },
  recent: {
    title: 'Recent logins',
    none: 'Nobody has logged in during the last 90 days.',
    in: {
      password: 'Logged in with the password',
      code: 'Logged in with a code',
      passkey: 'Logged in with a passkey',
      recovery_code: 'Logged in with a recovery code',
      trusted_device: 'Logged in with the password, on a device that is not asked for the second step',
    },
    failed: {
      password: (tries: number) => `Wrong password ${times(tries)}. It did not open your account`,
      code: (tries: number) =>
        `Right password, wrong code ${times(tries)}. It did not open your account. If it was not you, change your password`,
      recovery_code: (tries: number) =>
        `Right password, wrong recovery code ${times(tries)}. It did not open your account. If it was not you, change your password`,
    },
    line: (when: string, what: string, place: string) => `${when}. ${what}. ${place}`,
  },
});
