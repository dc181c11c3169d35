import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

/** The same in both queues. */
const keysOfVerification = {
  J: 'Next in the queue',
  K: 'Previous in the queue',
  A: 'Approve the sum on the button',
  R: 'Reject, with a reason',
  Z: 'Zoom in or out',
  Q: 'Change the queue: all, fees, donations',
  '?': 'Show these keys',
};

export const words = inLanguage<AreaText>('app/handbook/verification/words', {
  heading: 'Verification',
  pages: {
    '/renewal/pending-verification': {
      alsoFor: ['/renewal/pending-verification/:id/approve'],
      purpose:
        'Slips that payers sent for membership fees, oldest first. Compare each with what is due, then approve or reject it.',
      steps: [
        'Read the slip on one side and **Payment details and amount due** on the other. What does not agree is marked.',
        'Check that the money is on the account of the centre, then press **Approve**. The receipt is issued, and the next slip comes up.',
        'If another amount arrived, press **Change the amount received** first. What is too much can become a donation: choose a purpose under **Take the rest as a donation for**.',
        'To decline, press **Reject**, choose **Why can it not be accepted?** and write a **Message to the payer**. They can send another slip.',
        'One transfer may be for several: a joint payment. Whichever of its lines you open, all of it is shown and decided at once. Press **Approve all**; or, if less arrived, untick under **What does it settle?** what it does not pay or change an amount, and press **Approve chosen**: the rest stays due. **Reject all** is about all of it. Each part gets its own receipt. Deciding needs the right to change fees and donations both.',
        'If your centre uses the two-person rule, a payment that you recorded yourself must be decided by somebody else. A slip that came without a login, and another amount than the payer named, are approved by two: the second presses the same button, or approves under **Waiting for a second person**.',
      ],
      keys: keysOfVerification,
      see: ['/donation/pending-verification', '/membership-fees/view/:id', '/settings'],
    },
    '/reconciliation': {
      alsoFor: ['/reconciliation/:id'],
      purpose: 'Matches a statement of your bank to the payments that wait to be checked.',
      steps: [
        'Enter the **Account**, choose the file that you downloaded from the bank, and check **What do the columns mean?** once for each bank. Press **Match the lines**. The sample centre offers **Download a sample statement** to try it.',
        'If the dates of the file can be read in two ways, such as 05/02/2026, say **How does the bank write dates?**; it is remembered for the account.',
        '**Sure**: number, amount and day agree. Untick what you do not want, then approve the others with the button below.',
        '**Pledges**: the line names a pledge, or comes from a payer whom somebody put to one before. Approve them together; each becomes a donation with its receipt. Where the same sum was recorded by hand, press **Record** only if it came once more.',
        '**Doubtful**: the line and the payment stand side by side. Approve it (key A), or press **Not this one** (key N). J and K go to the next and the previous line. Where more or less came in than was due, the line says what follows; what is beyond a fee becomes a donation for the purpose you choose.',
        'A payment that was approved elsewhere meanwhile keeps its line. The difference is named, and recorded with one press.',
        '**Unmatched**: each line has one suggestion. Say yes (key Y), check the form and save it; or choose **Something else** (key E).',
        'A line with the reference of something that is already paid is money that came once more. Keep it apart: it is held with a receipt, and returned or taken as a donation under **Unresolved payments**. Or press **It is a donation**.',
        'A payment that is corrected or reversed after it was matched stands under **The bank and the books differ** until somebody presses **Explain…** and says why; until then `verify` names it, too.',
        'A **Card settlement** is the card payments of some days, less the commission of the bank and less refunds of ours that it has taken off; these are named. If something else was taken off, say how much and what for.',
        'Statements may overlap. A line that also lies in another statement is decided once, here or there; under **Already counted** is only what is booked, and where.',
      ],
      see: ['/renewal/pending-verification', '/donation/pending-verification'],
    },
    '/approvals': {
      purpose:
        'What one person has asked for and another has to approve, where the centre uses the two-person rule: corrections, reversals, refunds, waivers, other amounts or payers, new bank accounts, and the end of the rule itself.',
      steps: [
        'Each line says what would change, from what to what, who asked for it and why. Nothing has changed so far.',
        '**Waits for** names everybody who may decide: they hold the right and took no part so far. The person who recorded, verified, corrected or asked for it may not.',
        'Press **Approve** with the sum on it: it is done at once, in your name.',
        'Press **Decline** and write **Why not?** The person who asked reads it in an e-mail.',
        'If the record has changed meanwhile, nothing is done, and both of you are told what happened.',
        '**Decided** lists what became of the others.',
      ],
      alsoNeeds: [
        ['update', 'Member'],
        ['update', 'Donation'],
        ['manage', 'Member'],
        ['manage', 'Donation'],
        ['manage', 'Master'],
      ],
      see: ['/renewal/pending-verification', '/settings', '/audit'],
    },
    '/donation/pending-verification': {
      alsoFor: ['/donation/pending-verification/:id/approve'],
      purpose: 'Slips that donors sent, oldest first. It works as for fees, with the same keys.',
      steps: [
        'Compare the slip with **Payment details and amount due**.',
        'Press **Approve** if the money has arrived. If it was more or less, press **Change the amount received** first: the donation is recorded with the amount received.',
        'Press **Reject** to decline, choose a reason and write a **Message to the payer**.',
        'A donation that was paid together with others is part of a joint payment, which is decided on as one: see the verification of fees.',
        'The tabs **All**, **Fees** and **Donations** change the queue.',
      ],
      keys: keysOfVerification,
      see: ['/renewal/pending-verification', '/donation/list', '/payments/unresolved'],
    },
  },
});
