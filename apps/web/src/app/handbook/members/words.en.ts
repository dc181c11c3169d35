import type { AreaText } from '../page-text.ts';
import { inLanguage } from '../../../language/language.ts';

export const words = inLanguage<AreaText>('app/handbook/members/words', {
  heading: 'Members',
  pages: {
    '/membership-list': {
      purpose:
        'The register: current and former members. Find a person here, or choose many and print or export them.',
      steps: [
        'Type a name, code, CID, phone or e-mail address into **Search members**.',
        'Choose a view such as **Expiring in 30 days** or **Lapsed**, or press **Filter** for details. **Save this view** keeps your filters under a name; only you see it.',
        'Press a name to open the member.',
        '**More**, the three dots, has **Import**, **Duplicates**, **Member cards**, the export and **Print** for everyone the list shows. Tick rows, and the same place acts on these alone: **Address labels**, for example.',
        '**Add to a list** keeps ticked members together under a name such as “Losar helpers”, for everyone in the office. **Lists** opens a list: then export, print or write to all of it, tick members to remove them from it, or rename or delete it under **Lists**.',
        '**Offer accounts** sends a link to choose a password to everyone in the list who has no account: by e-mail, or by SMS where only a mobile phone is on file. It says before how many are reached.',
        'The view **Removed** shows members who were removed; **Restore** brings one back.',
      ],
      alsoNeeds: [
        ['export', 'Member'],
        ['update', 'Member'],
        ['manage', 'Member'],
      ],
      see: ['/membership/add', '/membership-list/duplicates', '/members/bulk-upload-members'],
    },
    '/membership/add': {
      purpose: 'Adds one member, with the first fee if it is paid now.',
      steps: [
        'Fill in **Name**, **Gender**, **Date of birth** and **Document number**. **Already on file?** appears when somebody similar is in the register: open that record instead of adding a second one.',
        'Choose **Membership type** and **Payment frequency**.',
        'Under **First fee** choose how it was paid, or leave **Not paid yet**. **Waive the fee** starts the membership without a payment.',
        'Tick **Offer an account** if the person wants to log in; it appears when there is an e-mail address or a phone.',
        'Press **Add member**. For a pile of forms press **Save and add another**: country, type and day stay for the next one.',
      ],
      see: ['/membership-list', '/members/bulk-upload-members'],
    },
    '/membership-list/view/:id': {
      alsoFor: ['/membership-list/edit/:id'],
      purpose:
        'Everything about one member: standing, receipts and certificates, history, account, notes and documents.',
      steps: [
        'Look at **Standing** first: it says until when the membership is paid.',
        '**Renew** extends the membership, **Record a donation** takes a donation from this member, **Edit** changes the details.',
        '**Receipts and certificates** are together, by year. **Issue donation certificate** and the buttons beside it make the certificate of a year.',
        '**History** lists fees, donations, documents and changes. Open a line to see the fee or the donation.',
        'A warning that phone and e-mail address are not confirmed appears when a donation came before a registration was paid. Call the person on a number you know, then press **They are right**, or correct the details.',
        'Write a note for colleagues under **Notes** and press **Add note**. Keep a scan with **Add a document**.',
        '**More** holds **End the membership** (resigned, deceased, suspended), **Reinstate** and **Remove**.',
      ],
      alsoNeeds: [['manage', 'Member']],
      see: ['/membership-list', '/renew-membership/renewal', '/papers/certificates'],
    },
    '/membership-list/claims': {
      purpose:
        'Details that the public gave about people on file, and changes that members ask for. Nothing changes until you accept it.',
      steps: [
        'Compare **On file** with **Given**. If in doubt, call the person.',
        'Tick the details that are right and press **Use … details**, or tick all of them at the top of the column.',
        'Press **Keep what is on file** to decline. The next one moves up.',
      ],
      alsoNeeds: [['update', 'Member']],
      see: ['/membership-list', '/membership-list/duplicates'],
    },
    '/membership-list/duplicates': {
      purpose: 'Records that may belong to the same person. You decide.',
      steps: [
        'Read **What matches** and compare both records.',
        'Press **Merge** and choose the record to keep under **Which record do you want to keep?**.',
        'Where they differ, choose what is right, then press **Merge … into it**.',
        'If they are two, press **Two people**: the pair is remembered and not shown again.',
        'For 30 days you can undo it: **Undo merge** is in the history on the page of the member.',
      ],
      see: ['/membership-list', '/membership-list/claims'],
    },
  },
});
