import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/papers/words', {
  heading: 'Receipts and certificates',
  pages: {
    '/papers/certificates': {
      purpose: 'Sends everyone their certificate of a year, and lists the certificates that were issued.',
      steps: [
        'Choose the **Certificate** and the **Income year**.',
        '**Who gets one** counts who will get a mail, who got it before and who cannot be reached. Complete the pages of those people, or print for them.',
        'Press **Send … certificates**. Nobody gets it twice, and **Stop** ends a sending that is running.',
        'Find one under **Issued certificates** by its number to open it or to **Send** it again.',
        '**Download ZIP** saves all of the chosen kind and year.',
      ],
      alsoNeeds: [
        ['manage', 'Donation'],
        ['update', 'Donation'],
        ['export', 'Report'],
      ],
      see: ['/papers/receipts/:receipt', '/membership-list/view/:id', '/notifications/outbox'],
    },
    '/papers/receipts/:receipt': {
      alsoFor: ['/papers/certificates/:certificate', '/papers/cards/:member'],
      purpose:
        'A receipt, a certificate or a member card as it is printed. Its QR code lets anyone check that it is valid.',
      steps: [
        'Press **Print**, or **PDF** to save it.',
        '**Send** e-mails it to the address on file and shows when it was sent before.',
        'A certificate with a wrong name: correct the record first, then press **Reissue**. The old one is marked as replaced.',
        '**Void** is for a certificate that should not exist. Payments do not change.',
      ],
      alsoNeeds: [
        ['update', 'Donation'],
        ['manage', 'Donation'],
      ],
      see: ['/papers/certificates', '/membership-fees/view/:id', '/donation/list/view/:id'],
    },
  },
});
