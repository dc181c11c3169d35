import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/reports/words', {
  heading: 'Reports',
  pages: {
    '/member-report': {
      purpose: 'Counts the members of the register as it stands today, by type, place, standing or year.',
      steps: [
        'Choose a view such as **By standing** or **By dzongkhag**, or put the question together in the line beneath.',
        'Press **Filter** to count only some members.',
        'Press a figure to see these members in the register.',
        '**Export** saves the table, **Print** prints it, **Save this view** keeps the question for you.',
      ],
      alsoNeeds: [['export', 'Report']],
      see: ['/reports', '/membership-list'],
    },
    '/fee-report': {
      purpose:
        'Membership fees received, by the day they were paid. Reversed payments are deducted on the day of the reversal.',
      steps: [
        'Choose **This year** or **Last year**, or other days and groups in the question.',
        'Compare with the year before under **compared with**.',
        'Press a figure to look deeper. **Payments behind these figures** lists every payment.',
        '**Export** saves table and payments as Excel, CSV or PDF.',
        '**Receipts to print** puts the valid receipts of these fees into one PDF, two on a sheet, at most 200 at once; **Receipts (ZIP)** saves each as a file, at most 2,000.',
      ],
      alsoNeeds: [
        ['export', 'Report'],
        ['export', 'Member'],
      ],
      see: ['/donation-report', '/payments/received', '/reports'],
    },
    '/donation-report': {
      purpose: 'Donations received, by the day they were paid, for each purpose, method or kind of donor.',
      steps: [
        'Choose **This year**, **Last year** or **By method**, or other days and groups in the question.',
        'Press a figure to look deeper. **Payments behind these figures** lists every payment.',
        '**Export** saves table and payments as Excel, CSV or PDF. Each download is recorded in the audit trail.',
      ],
      alsoNeeds: [['export', 'Report']],
      see: ['/fee-report', '/donation/list', '/reports'],
    },
    '/reports': {
      purpose:
        'All reports in one place: figures, lists of people, and books for the accountant and the authorities.',
      steps: [
        'Open a report under **Figures**, **People** or **Books and authorities**.',
        'A report that needs a right you do not have is not listed.',
      ],
      see: ['/reports/:name', '/reports/regulator', '/fee-report'],
    },
    '/reports/:name': {
      purpose:
        'A ready-made list, such as **Renewals due**, **Top donors**, **Cash book** or **Journal for the accountant**.',
      steps: [
        'Choose the days under **Period**, where the list has one. **Usual period** goes back to the days that are usual for it.',
        '**Print** prints the list, **Export** saves it as Excel, CSV or PDF.',
      ],
      alsoNeeds: [['export', 'Report']],
      see: ['/reports', '/reports/regulator'],
    },
    '/reports/cash-closing': {
      purpose:
        'Counts the cash box against the cash booked on a day. A closed day stays as it was closed, with who closed it and when.',
      steps: [
        'Choose the **Day**. **Cash by person** shows what everybody at the desk took in and gave back; under **Booked**, fees and donations lead to the payments.',
        '**Opening cash** is what was counted when the box was closed the last time; change it if some was taken out. Enter everything in the box under **Counted**, or the number of each note under **Count by note**.',
        'Compare the **Difference**. If there is one, look for it first; what stays needs a **Remark**.',
        'The button closes the day with the sum on it. Somebody who closes the same day at the same moment is told so, and nothing is overwritten.',
        'If cash of that day is booked or reversed later, the day says **Changed since closing** with the new difference. The closing itself is never rewritten.',
        '**Print (PDF)** makes the sheet to sign and keep, on A4.',
      ],
      alsoNeeds: [
        ['update', 'Donation'],
        ['export', 'Report'],
      ],
      see: ['/reports/:name', '/reconciliation', '/reports'],
    },
    '/reports/regulator': {
      purpose: 'Income of a year and the member register, as the regulator asks for them every year.',
      steps: [
        'Choose the **Year**.',
        'Compare **Total income** with your books.',
        'Press **Export** and choose Excel for the figures and the register. Fill in expenditure and balances on the sheet; they are not kept here.',
      ],
      alsoNeeds: [['read', 'Member']],
      see: ['/reports', '/fee-report', '/donation-report'],
    },
  },
});
