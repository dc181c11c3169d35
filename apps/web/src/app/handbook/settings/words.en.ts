import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/settings/words', {
  heading: 'Settings and records',
  pages: {
    '/settings': {
      purpose: 'The details of the centre on public pages, codes and documents, and the rules it works by.',
      steps: [
        'Choose a page: **Centre**, **Receipts and certificates**, **Bank accounts and checks**, **Memberships** or **E-mail and SMS**. What you typed on one page stays while you look at another, and is saved with it.',
        'Press **Add an account** and upload the **Picture of your bank’s QR code**, so that payers need not type.',
        'Under **Messages** an administrator fills in **Mail server** and **Sender** to send receipts and links by e-mail, and how many a day visitors may cause.',
        'Look at **Preview of documents** before you save: it shows your changes on a sample. A certificate has the wording of the **Income year** you choose.',
        'Press **Save settings**. Documents issued earlier do not change. For bank accounts, senders, the signature and the two-person rule you are asked for your password once more, and everybody who looks after money is told.',
      ],
      see: ['/membership-type', '/notifications/outbox', '/audit'],
    },
    '/settings/words': {
      purpose: 'What the pages say in Dzongkha, for the reader who corrects and approves it.',
      steps: [
        'Press **Download the sheet** and give it to your reader, who fills in the columns Dzongkha and Approved by. Names in braces such as {count} have to stay.',
        'Press **Import a sheet**: it is checked first, and each row that cannot be imported is named.',
        'A single text is corrected with **Edit** and approved with **Approve**. It is shown at once.',
        'A page loses its draft note as soon as its texts, those of its frame and those of all pages are **Approved**.',
      ],
      see: ['/settings', '/audit'],
    },
    '/settings/backups': {
      purpose: 'Whether everything could be brought back if this machine were lost, and what to do about it.',
      steps: [
        'Press **Back up now**. Work goes on meanwhile, and what is made is read to its end before it counts.',
        'Under **Where and when** choose the hour, how many are kept, and a folder on another disk or a USB stick: **Add a folder**. A stick may be away; the backup then lies in the other places.',
        'Under **Passphrase** press **Set a passphrase**, print the sheet and keep it in two houses. Nobody can open an encrypted backup without it, and nobody can make a new one.',
        'Press **Download** beside a backup to keep it elsewhere. To bring one back, open the first page of an empty centre.',
        'Every month the newest one is brought back on trial and compared. **Do it now** does so at once.',
      ],
      see: ['/settings', '/audit'],
    },
    '/settings/status': {
      purpose:
        'Whether database, storage, backup, e-mail, SMS, card payments, work in the background and clock are well.',
      steps: [
        'Read the lines that are not **OK**: each says what to do. The page looks again by itself.',
        'The number of the version stands above the lines; say it when you ask somebody for help.',
      ],
      see: ['/settings/backups', '/notifications/outbox'],
    },
    '/setup/restore': {
      purpose: 'Brings a backup back into a centre that has no data yet, such as on a new machine.',
      steps: [
        'Choose the **File** and type the **Passphrase** from the paper.',
        'Press **Check the file**: centre, day, members and receipts are shown, and nothing has happened yet.',
        'Press the button below, wait, and log in with an account of that centre. Everybody logs in anew.',
      ],
      see: ['/settings/backups'],
    },
    '/audit': {
      purpose: 'Who changed what, and when. Nothing here can be altered or removed.',
      steps: [
        'Type the name of a person or a record into **Search the audit trail**, or press **Filter** for **Kind of record**, **Action** and days.',
        'Open **Details** to see each field **Before** and **After**.',
      ],
      see: ['/apps/user/list', '/settings'],
    },
    '/notifications/outbox': {
      purpose: 'Messages that the system sent or keeps, with the reason and the status of each.',
      steps: [
        'Type a recipient or a subject into **Search messages**.',
        '**Not sent** says what went wrong. **Kept, not sent** means that e-mail was not set up: pass the message on yourself.',
        'Press **Send again** once the reason is gone. A message with a link or code that has expired is made anew instead.',
      ],
      see: ['/settings', '/papers/certificates'],
    },
    '/notifications': {
      purpose: 'Which reminders leave in the next 30 days, and who gets each.',
      steps: [
        'Choose a reminder to see under **Who gets it** how each member is reached.',
        '**Pause all** holds every message back until you press **Resume**.',
        'Press **Change the words** to write a reminder in other words, or **Change the days** to send it on other days.',
      ],
      see: ['/notifications/templates', '/notifications/unreachable', '/settings'],
    },
    '/notifications/templates': {
      purpose: 'The words of each message that the centre sends by itself, and whether it is sent.',
      steps: [
        'Switch a message off with the switch beside it: it is not sent from then on, and screens that would announce it say so.',
        'Choose a message and change **Subject** and **Text**. A subject can be read on a locked phone, so it holds nothing personal.',
        'Press a name under **Placeholders** to put it into the text. The preview shows it with a real member.',
        'Press **Send it to me** to read it in your own mail, then **Save message**. **Use the original words** takes your changes back.',
      ],
      see: ['/notifications', '/settings'],
    },
    '/notifications/mailings': {
      purpose: 'Messages that staff wrote to many members, and how far each has come.',
      steps: [
        'Narrow the list of members to those you want to reach, and begin the message there.',
        'Open a message to see who got it and who could not be reached.',
      ],
      see: ['/membership-list', '/notifications/outbox'],
    },
    '/notifications/remind': {
      purpose:
        'Reminds members, or writes to those of the register: by e-mail, by SMS or by letter, in one act.',
      steps: [
        'Say **Whom?**: by when their membership ends, or choose members in the register and press **Write**.',
        'Look at **How does it reach them?** Where e-mail or SMS cannot be sent, a letter is printed for everybody with an address.',
        'Change the words under **Which words?** Press a name such as {name} to put it in; what cannot be filled in is refused.',
        'Turn the pages beside it to read what each of them will read, then press the button at the end.',
        'Letters can be printed again under **To members**.',
      ],
      see: ['/notifications/mailings', '/membership-list', '/notifications/unreachable'],
    },
    '/notifications/unreachable': {
      purpose: 'Members we cannot reach, why, and what helps.',
      steps: [
        'Choose a reason above the list: **No contact**, **Fixed line only**, **Bounced** or **Opted out**.',
        'Press **Add a contact** or **Correct the contact** to open the member’s details. Call or visit where nothing is on file.',
        'Press **Write letters** to write to everybody whom no message reaches.',
        'Press **Call sheet for volunteers** for a list of those who have a phone, with room for notes.',
      ],
      see: ['/notifications', '/membership-list', '/settings'],
    },
  },
});
