import { format } from '../../language/format.ts';
import { inLanguage } from '../../language/language.ts';

const plural = (count: number, one: string, many: string) =>
  `${format.number(count)} ${count === 1 ? one : many}`;

/** What people read about backups. */
export const words = inLanguage('features/backups/words', {
  title: 'Backup',
  lead: 'What is kept, where, and whether it could be brought back.',
  settings: 'Settings',
  size: (bytes: number) =>
    bytes >= 1e9
      ? `${(bytes / 1e9).toFixed(2)} GB`
      : bytes >= 1e6
        ? `${(bytes / 1e6).toFixed(1)} MB`
        : `${format.number(Math.max(1, Math.round(bytes / 1000)))} KB`,
  state: {
    label: 'State',
    safe: (when: string) => `Safe, as of ${when}`,
    inside: (members: number, payments: number, files: number) =>
      `${plural(members, 'member', 'members')}, ${plural(payments, 'payment', 'payments')} and ${plural(files, 'file', 'files')}`,
    lie: (what: string, places: number, isEncrypted: boolean) =>
      `${what} lie in ${places === 1 ? 'one place' : `${places} places`}, ${isEncrypted ? 'encrypted' : 'not encrypted'}.`,
    whole: 'It was read to its end and every part agreed.',
    late: 'The backup is late',
    lateSince: (when: string) =>
      `The last whole backup was made on ${when}. Everything since then would be lost with this machine.`,
    lateNever: 'No whole backup was made yet. Everything would be lost with this machine.',
    none: 'No backup yet',
    noneText: 'Press the button, or wait for tonight. It takes a few minutes, and work goes on meanwhile.',
    failed: 'The last try failed',
    now: 'Back up now',
    again: 'Try again now',
    underWay: 'Backing up …',
    last: 'Last backup',
    lastNever: 'never',
    took: (size: string, seconds: number) =>
      seconds < 90
        ? `${size} in ${plural(seconds, 'second', 'seconds')}`
        : `${size} in ${plural(Math.round(seconds / 60), 'minute', 'minutes')}`,
    trial: 'Test restore',
    trialNever: 'not yet',
    trialOk: 'everything agreed',
    trialBad: 'something did not agree',
    trialText: 'by itself, every month',
    next: 'Next',
    nextNone: 'never',
    nextText: 'then every day',
    nextOff: 'switched off',
    steps: {
      waiting: 'Waiting for its turn …',
      rows: (count: number) => `Saving records: ${format.number(count)} so far`,
      files: (count: number, of: number | null) =>
        of
          ? `Saving files: ${format.number(count)} of ${format.number(of)}`
          : `Saving files: ${format.number(count)} so far`,
      check: 'Reading it to its end …',
      copy: 'Copying it to the other places …',
      drill: 'Bringing it back beside the running system …',
    },
    done: 'The backup is made and checked.',
    notMade: 'The backup could not be made.',
  },
  problems: {
    full: 'There is no room in this place. Free some space, keep fewer backups, or choose another folder.',
    absent: 'The folder is not there. Connect the disk or stick, or choose another folder.',
    unwritable:
      'The folder cannot be written to. The person who looks after the machine has to allow it, or choose another folder.',
    failed:
      'Something went wrong. Try again; if it stays so, show the line below to the person who looks after the machine.',
  },
  short: { full: 'No room', absent: 'Not there', unwritable: 'Not writable', failed: 'Failed' },
  places: {
    title: 'Where and when',
    on: 'On',
    off: 'Off',
    free: (size: string) => `${size} free`,
    never: 'nothing yet',
    sameMachine:
      'All backups lie on this machine. If it is lost or breaks, they are lost with it: add a folder on another disk or a USB stick, or download one now and then.',
    folder: 'Folder',
    add: 'Add a folder',
    remove: 'Remove',
    below: (roots: string) => `Below ${roots}; the setting BACKUP_ROOTS of the server allows others.`,
    isOn: 'Back up every day',
    hour: 'At',
    keep: 'Keep',
    keepUnit: 'how many backups',
    save: 'Save the plan',
    saved: 'Plan saved.',
    labels: { hour: 'At', keep: 'Keep', places: 'Folders', isOn: 'Back up every day' } as Record<
      string,
      string
    >,
    whole: 'must be a number from 2 to 365',
  },
  pass: {
    title: 'Passphrase',
    encrypted: 'Encrypted',
    plain: 'Not encrypted',
    final: 'Without the passphrase nobody can open a backup, and nobody can give you a new one.',
    setOn: (day: string, by: string) =>
      `It was set on ${day} by ${by}. It is not stored in this system: keep it on paper, in two places.`,
    none: 'Backups hold names, identity numbers and slips of everybody. With a passphrase only people who know it can open them.',
    set: 'Set a passphrase',
    change: 'Change it',
    still: 'Do you still have it?',
    stillHint: 'Type it from the paper; we tell you whether it opens the backups that are made now.',
    tryIt: 'Try it',
    opens: 'It opens.',
    opensNot: 'It does not open them. Look at the paper again, also for blanks.',
    dialog: 'Passphrase for backups',
    first: 'Passphrase',
    firstHint: (least: number) => `At least ${least} characters; several words are easy to write down.`,
    second: 'Once more',
    differ: 'must be the same both times',
    makeUp: 'Make one up',
    warn: 'Older backups keep the passphrase they were made with.',
    save: 'Encrypt from now on',
    saved: 'From now on backups are encrypted.',
    labels: { passphrase: 'Passphrase', again: 'Once more' } as Record<string, string>,
    sheet: 'Sheet to keep',
    sheetText: 'Print this sheet now, or copy the passphrase by hand. It is shown only once.',
    print: 'Print the sheet',
    close: 'I have it on paper',
    sheetOf: (centre: string) => `Passphrase of the backups of ${centre}`,
    sheetFrom: (day: string) => `For backups made from ${day} on`,
    sheetHow:
      'To bring a backup back: start the program with an empty data folder, open its page, choose “Restore from a backup”, choose the file and type this passphrase with its blanks.',
    sheetKeep:
      'Keep this sheet locked away, and a second one in another house. Anybody who has it and a backup reads everything.',
  },
  list: {
    title: 'Last backups',
    made: 'Made',
    where: 'Where',
    size: 'Size',
    check: 'Check',
    inside: 'What is in it',
    byItself: 'by itself',
    by: (name: string) => `by ${name}`,
    whole: 'Whole',
    part: 'Not everywhere',
    download: 'Download',
    downloadOf: (when: string) => `Download the backup of ${when}`,
    actions: 'Actions',
    missing: (path: string, why: string) => `${path}: ${why}`,
    none: 'None yet.',
  },
  restore: {
    title: 'Restore from a backup',
    lead: 'For a centre that has no data yet: choose the file, see what is in it, and bring it back.',
    home: 'Dashboard',
    backup: 'The backup',
    file: 'File',
    fileHint: 'It ends in .backup; from the stick, the disk or the download folder.',
    chosen: (name: string, size: string) => `${name}, ${size}`,
    noFile: 'must be chosen',
    labels: { file: 'File', passphrase: 'Passphrase' } as Record<string, string>,
    passphraseHint: 'From the printed sheet, spaces included.',
    look: 'Check the file',
    looking: 'Reading it to its end …',
    inside: 'It opens. This is inside:',
    centre: 'Centre',
    made: 'Made',
    madeBy: (when: string, version: string) => `${when}, by version ${version}`,
    members: 'Members',
    payments: 'Payments',
    receipts: 'Receipts',
    upTo: (number: string) => `up to ${number}`,
    money: 'Receipts add up to',
    begin: 'Restore it',
    beginMembers: (members: number) => `Restore ${plural(members, 'member', 'members')}`,
    sending: 'Sending it …',
    after:
      'It takes some minutes. What is here now goes, and you log in afterwards with an account of the backup.',
    running:
      'The backup is being brought back. Leave this page open; for a moment the server does not answer.',
    doneTitle: 'Restored',
    done: 'Everything of the backup is here. Log in with an account of that centre; all earlier logins have ended.',
    failed: 'It could not be brought back, and nothing was changed.',
    login: 'Go to the login',
  },
  drill: {
    title: 'Test restore',
    never: 'Not yet',
    ok: 'All agreed',
    bad: 'Did not agree',
    text: (when: string) =>
      `On ${when} the newest backup was brought back beside this system, counted and thrown away again. Nobody was written to.`,
    neverText:
      'Every month the newest backup is brought back beside this system, counted and thrown away again.',
    now: 'Do it now',
    underWay: 'On trial …',
    inBackup: 'In the backup',
    cameBack: 'Brought back',
    agrees: 'agrees',
    differs: 'does not agree',
    rows: { members: 'Members', payments: 'Payments', receipts: 'Receipts', files: 'Files' },
    sums: (currency: string) => `Sum of all receipts, ${currency}`,
    done: 'The trial is over.',
  },
});
