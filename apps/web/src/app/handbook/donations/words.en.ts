import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/donations/words', {
  heading: 'Donations',
  pages: {
    '/donation/add': {
      purpose:
        'Records a donation: who gives, how much and what for. The receipt is issued at once when the money is there.',
      steps: [
        'Find a member by name, code, CID or phone, or type the name of a non-member. Choose **Anonymous donation** for somebody who does not give a name.',
        'For a tax certificate open **Phone, CID, address** and fill in the document number.',
        'Enter the amount and choose the **Purpose**.',
        'Open **Dedication** for an offering with names: one name per line under **For the living** and **For the deceased**, and the day under **To be read out on**.',
        'Choose **How it was paid**, or **Pays later**. Tick **Needs checking by a second person** to send it to the verification queue.',
        'Press **Save …** or Enter. What you saved is listed under **Entered just now**, and the form is ready for the next one.',
      ],
      see: ['/donation/list', '/donation/bulk-upload-payments', '/dedications'],
    },
    '/donation/list': {
      purpose: 'All donations and their status.',
      steps: [
        'Type a donor, number, reference or receipt into **Search donations**.',
        'A donation that was removed by mistake stands under **Removed**; staff with full access to donations press **Restore**, and it counts again.',
        'Choose **Given this year**, **Paid**, **Being checked** or **Not paid yet**, or press **Filter** for purpose, method, days and amounts.',
        'Press a donor to open the donation.',
        '**More**, the three dots, exports what the list shows, and has its receipts as **Receipts to print**, two on a sheet, or as **Receipts (ZIP)**, a file of each. Tick rows to do so for these alone.',
        'Tick rows and choose **Add to a list** to keep their donors together; it says how many of them are not members and cannot be on a list.',
      ],
      alsoNeeds: [
        ['export', 'Donation'],
        ['update', 'Member'],
      ],
      see: ['/donation/add', '/donation/list/view/:id', '/donation-report'],
    },
    '/donation/list/view/:id': {
      alsoFor: ['/donation/list/edit/:id'],
      purpose: 'One donation: donor, payments, receipt and dedication.',
      steps: [
        'Press **Edit** to change it. Once it is paid, donor and amount stay as on the receipt; the rest can still change.',
        'When the money arrives, press **Record payment**. If a slip is waiting, press **Check the payment**.',
        'A mistake in a paid donation: press **Correct…**, choose what is wrong and say what happened. The old receipt is void and names the new one.',
        'To give money back, choose **The money is not ours** there. A card payment can be returned with **Refund through the bank**.',
        'To thank a donor, press **As a picture** for the receipt and **WhatsApp** for ready words, or print the **Letter of thanks**.',
        '**Remove the donation** is for one that was never paid.',
        'A donor who asks to be forgotten and is not a member: press **Erase the donor**. Amounts, numbers and receipts stay. Members are erased on their own page.',
      ],
      alsoNeeds: [
        ['manage', 'Donation'],
        ['manage', 'Member'],
      ],
      see: ['/papers/receipts/:receipt', '/donation/pending-verification', '/payments/unresolved'],
    },
    '/dedications': {
      purpose: 'The names to be read out, by day, for the living and for the deceased.',
      steps: [
        'Choose **Today** or **Tomorrow**, or a date under **Another day**.',
        'Press **PDF** for leaves in large letters to read aloud from, without who gave, or **Print** for this page.',
        'Under **Without a day** press **Read on …** to put a dedication on the day you are looking at.',
      ],
      alsoNeeds: [['update', 'Donation']],
      see: ['/donation/add', '/donation/list'],
    },
    '/payments/unresolved': {
      purpose:
        'Card payments without a clear answer from the bank, and money that was received when nothing was due.',
      steps: [
        'Read **Why it is here** on each line.',
        'Press **Ask the bank** to ask again. If the bank has the money, the receipt is issued.',
        'If nothing was paid, press **Close**, write what the bank told you and press **Close the payment**.',
        'For **Held** money press **Open**: return it and reverse the payment, or take it as a donation.',
        'For a refund without an answer, call the bank and press **Record answer**. Do not return the money yourself before that.',
      ],
      alsoNeeds: [
        ['update', 'Donation'],
        ['update', 'Member'],
        ['manage', 'Donation'],
      ],
      see: ['/donation/list', '/payments/received'],
    },
  },
});
