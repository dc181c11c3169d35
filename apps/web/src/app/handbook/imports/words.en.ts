import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/imports/words', {
  heading: 'Imports',
  pages: {
    '/members/bulk-upload-members': {
      purpose:
        'Brings a register of members in from an Excel sheet or a CSV file. Nothing is added before you have seen the check.',
      steps: [
        'Press **Download the template**, or use your own sheet with one member per row and column headings.',
        'Choose the file under **Which file?**.',
        'Check what each column is imported as; choose **Do not import** for those you do not need. Press **Check the rows**.',
        'Look at **With errors** and **Worth a look**. You can download the rows with errors, correct them and start again.',
        'Press **Create …**. You may leave the page while it runs.',
        'Was it wrong? Open it under **Earlier imports** and press **Undo import** within 30 days.',
      ],
      see: ['/membership/add', '/membership-list', '/membership-list/duplicates'],
    },
    '/renew-membership/bulk-upload-payments': {
      purpose:
        'Brings in membership fees that were paid before, one paid fee per row. Old receipt numbers are kept.',
      steps: [
        'Prepare a sheet with member, period, amount, date and method, or press **Download the template**.',
        'Choose the file, check the columns and press **Check the rows**.',
        'If your centre uses the two-person rule, send the link shown to a colleague, who imports it.',
        'Press **Create …**. **Undo import** reverses every payment of it; the books keep both.',
      ],
      see: ['/renew-membership/list', '/members/bulk-upload-members'],
    },
    '/donation/bulk-upload-payments': {
      purpose: 'Brings in donations from a sheet, one donation per row. Old receipt numbers are kept.',
      steps: [
        'Prepare a sheet with donor, purpose, amount, date and method, or press **Download the template**.',
        'Choose the file, check the columns and press **Check the rows**.',
        'Press **Create …**. Rows with errors are skipped and can be downloaded.',
        '**Undo import** reverses every payment of it and voids the receipts.',
      ],
      see: ['/donation/list', '/donation/add'],
    },
  },
});
