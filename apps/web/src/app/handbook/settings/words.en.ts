import type { AreaText } from '../page-text.ts';

export const words: AreaText = {
  heading: 'Settings and records',
  pages: {
    '/settings': {
      purpose: 'The details of the centre on public pages, codes and documents, and the rules it works by.',
      steps: [
        'Go to a part with **On this page**: **Centre**, **Bank accounts**, **Codes and numbers**, **Memberships**, **Tax certificate**, **Questions and answers**, **Messages** or **Two-person rule**.',
        'Press **Add an account** and upload the **Picture of your bank’s QR code**, so that payers need not type.',
        'Under **Messages** fill in **Mail server** and **Sender** to send receipts and links by e-mail.',
        'Look at **Preview of papers** before you save: it shows your changes on a sample.',
        'Press **Save settings**. Papers issued earlier do not change.',
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
        '**Failed** says what went wrong. **Kept** means that no mail server is set up: pass the message on yourself.',
      ],
      see: ['/settings', '/papers/certificates'],
    },
  },
};
