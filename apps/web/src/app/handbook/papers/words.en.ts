import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/papers/words', {
  heading: 'Receipts and certificates',
  pages: {
    '/papers/certificates': {
      purpose: 'Issues the certificates of a year, e-mails them, and prints those that no e-mail brings.',
      steps: [
        'Choose the **Year** and the **Certificate**.',
        'Press the button to issue all. You may leave the page, or press **Pause**; issued certificates stay, and nobody gets two.',
        '**Send** e-mails them to everybody with an address. The third step makes one PDF of the rest, by dzongkhag and name.',
        'The list has a state for each person. **Changed since** means that a payment changed afterwards: press **Issue anew**.',
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
