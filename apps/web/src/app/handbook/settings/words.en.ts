import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/settings/words', {
  heading: 'Settings and records',
  pages: {
    '/settings': {
      purpose: 'The details of the centre on public pages, codes and documents, and the rules it works by.',
      steps: [
        'Go to a part with **On this page**: **Centre**, **Bank accounts**, **Codes and numbers**, **Memberships**, **Tax certificate**, **Questions and answers**, **Messages** or **Two-person rule**.',
        'Press **Add an account** and upload the **Picture of your bank’s QR code**, so that payers need not type.',
        'Under **Messages** an administrator fills in **Mail server** and **Sender** to send receipts and links by e-mail.',
        'Look at **Preview of documents** before you save: it shows your changes on a sample. A certificate has the wording of the **Income year** you choose.',
        'Press **Save settings**. Documents issued earlier do not change.',
      ],
      see: ['/membership-type', '/notifications/outbox', '/audit'],
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
        '**Not sent** says what went wrong. **Kept, not sent** means that no mail server was set up: pass the message on yourself.',
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
        'Press **Send it to me** to read it in your own mail, then **Save the words**. **Use the original words** takes your changes back.',
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
    '/notifications/unreachable': {
      purpose: 'Members who hear nothing from us, why, and what helps.',
      steps: [
        'Choose a reason above the list: **No contact**, **No way to send**, **Does not arrive** or **Own wish**.',
        'Press **Add a contact** or **Correct the contact** to open the member’s details. Call or visit where nothing is on file.',
        'Press **Print letters** to write to all of them on paper, or to those of one reason; the latest message to members is filled in.',
        'Press **Call sheet for volunteers** for a list of those who have a phone, with room for notes.',
        '**No way to send** means a phone without an SMS provider, a fixed line, or an e-mail address without a mail server.',
      ],
      see: ['/notifications', '/membership-list', '/settings'],
    },
  },
});
