import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/overview/words', {
  heading: 'Every day',
  pages: {
    '/dashboard': {
      purpose: 'Shows what is waiting for you, what was received this month and how the membership stands.',
      steps: [
        'Start with **Slips waiting**: **Verify slips** opens the oldest one.',
        'Press a figure to see the list behind it.',
        '**Record a donation** and **Add a member** lead straight to the forms.',
        'At the front desk it shows four ways on instead, and what was **Received today**.',
        'While the centre is being set up, this page lists the steps that are left, in any order. **Confirm these fees** opens public registration. **Show the dashboard now** leaves the steps for later.',
      ],
      see: ['/renewal/pending-verification', '/payments/received', '/settings'],
    },
    '/payments/received': {
      purpose: 'Lists every payment in the books, with the total of what is shown.',
      steps: [
        'Press **Filter** to choose **Kind**, **Method**, **Currency** or the days.',
        'Compare **Total** with the statement of the bank or with the cash box.',
        'Money marked **Reversed** counts on the day it was reversed.',
        'Open a line to see the fee or the donation it paid.',
      ],
      see: ['/fee-report', '/donation-report', '/payments/unresolved'],
    },
  },
});
