import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/renewals/words', {
  heading: 'Renewals and fees',
  pages: {
    '/renew-membership/renewal': {
      alsoFor: ['/renew-membership/renewal/:id/renew'],
      purpose: 'Renews memberships: lists who is due, and records a renewal with or without its payment.',
      steps: [
        'Choose **Due within 60 days**, **In grace** or **Lapsed**, or search: the search covers all members.',
        'Press **Renew** beside the person.',
        'Check **Membership type**, **Payment frequency** and **How many periods**. **Covers** and **To pay** show what follows from them.',
        'Under **Money** choose how it was paid. Press **Renew and record …**.',
        'If the person pays later, choose **Not paid yet** and press **Create renewal, … to pay**. The membership is extended when the money arrives.',
      ],
      see: ['/renew-membership/list', '/membership-list', '/renew-membership/bulk-upload-payments'],
    },
    '/renew-membership/list': {
      purpose:
        'All renewals and their status, from the office, the public page, the member area and imports.',
      steps: [
        'Choose **Awaiting payment**, **Being checked** or **Confirmed**, or type into **Search renewals**.',
        'Press **Filter** to narrow by **Source**, **Type** or days.',
        'Open a renewal to change it, record its payment or cancel it.',
      ],
      see: ['/renew-membership/list/:id/edit', '/renew-membership/renewal'],
    },
    '/renew-membership/list/:id/edit': {
      purpose: 'One renewal. It can be changed as long as it is not paid and no payment is on its way.',
      steps: [
        'Change type, frequency or periods under **Change the renewal** and press **Save**.',
        'When the money is there, press **Record payment**. If the payer sent a slip, press **Verify the slip**.',
        '**Cancel the renewal** ends a renewal that nobody paid; the membership stays as it is.',
      ],
      alsoNeeds: [['manage', 'Member']],
      see: ['/renew-membership/list', '/membership-fees/view/:id'],
    },
    '/membership-fees/view/:id': {
      purpose: 'One membership fee: what is due, what was paid, and its receipts.',
      steps: [
        'If the fee is open, press **Record payment**, or **Verify the slip** if one is waiting.',
        'Open the receipt under **Receipts** to print, save or send it.',
        'A mistake is never overwritten: press **Correct…**, choose under **What is wrong?**, say why under **What happened** and press the button that names the sum and the person. The old receipt is void and names the new one.',
        'If the money has to go back and later days are paid, the form names those days before you confirm: they begin earlier, so that nobody is a member on days that nobody paid for.',
        'Money that was received when nothing was due can be reversed with **Reverse this payment**, or kept with **Take as a donation**.',
      ],
      alsoNeeds: [
        ['update', 'Member'],
        ['manage', 'Member'],
      ],
      see: ['/papers/receipts/:receipt', '/renewal/pending-verification'],
    },
  },
});
