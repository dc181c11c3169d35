import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from './source-files.mjs';

/** Sentences that a native speaker stumbled over, with what is said instead. */
const replaced = [
  ['need another look', 'Please check N things'],
  ['look at your connection', 'Please check your internet connection'],
  ['Code for the office', 'Error code, if you call us'],
  ['Throw away', 'Discard'],
  ['Keep typing', 'Keep editing'],
  ['Which shall hold', 'Which version do you want?'],
  ['Take what it says now', 'Use theirs'],
  ['Save what I typed', 'Keep mine'],
  ['did not send is here again', 'We kept your unsaved draft'],
  ['Start afresh', 'Start over'],
  ['No entry fits', 'Nothing matches. Try fewer words or clear the filters'],
  ['Way back', 'Breadcrumb'],
  ['must be chosen', 'Choose one'],
  ['Forgotten?', 'Forgot your password?'],
  ['Forgotten password', 'Reset your password'],
  ['Look into your mail', 'Check your e-mail'],
  ['Look among the unwanted mail', 'Check your spam folder'],
  ['link with which you choose', 'We will e-mail you a link to choose a new one'],
  ['Both typings', 'The passwords do not match'],
  ['The same once more', 'Repeat the new password'],
  ['New password once more', 'Repeat the new password'],
  ['Present password', 'Current password'],
  ['was meant for once', 'The password you just used works only once'],
  ['shown only now', 'shown only once'],
  ['choose another one then', 'you will choose your own at first login'],
  ['not for ever', 'Each link works once and expires'],
  ['Capital letters too', 'Check capital letters'],
  ['Number of the document', 'Document number'],
  ['Number of the account', 'Account number'],
  ['Name of the account', 'Account name'],
  ['Beginning of membership codes', 'Membership code prefix'],
  ['Beginning of receipt numbers', 'Receipt number prefix'],
  ['when renewing begins', 'Renewal opens (days before expiry)'],
  ['when members are reminded', 'Reminders (days before expiry)'],
  ['Encrypted from the first byte', 'Use SSL/TLS'],
  ['Four eyes', 'Two-person rule'],
  ['may not verify or void it', 'The person who recorded a payment cannot verify or void it'],
  ['Text of the QR code', "Your bank's QR code"],
  ['Record money', 'Record payment'],
  ['Record the money', 'Record payment'],
  ['Propose, ', 'Create renewal, Nu. 1,200 to pay'],
  ["'Proposed'", 'Awaiting payment'],
  ['The proposal is changed', 'Renewal updated'],
  ['Came by', 'Source'],
  ["'State'", 'Status'],
  ["'Days'", 'Period'],
  ['Renewed as', 'Type'],
  ['Every wish to extend', 'All renewals and their status'],
  ['what became of its money', 'All donations and their status'],
  ['Everybody who belongs to the centre', 'Current and former members'],
  ['Who is due.', 'Members due for renewal'],
  ['The search looks at everybody', 'Search covers all members'],
  ['Lapse in 30 days', 'Expiring in 30 days'],
  ['Somebody else still has to check', 'Needs checking by a second person'],
  ['slip of the pen', 'so you can spot mistakes'],
  ['Waiting for check', 'Being checked'],
  ['Nothing waits', 'All done'],
  ['does not wait any more', 'Already decided'],
  ['against what is due', 'Payment details and amount due'],
  ['Correct what was received', 'Change the amount received'],
  ['Keep what the payer says', 'Undo changes'],
  ['Words for the payer', 'Message to the payer'],
  ['send these words', 'Reject and notify'],
  ["'Keep it'", 'Cancel'],
  ["'Keys'", 'Keyboard shortcuts'],
  ['Open the slip by itself', 'Open in a new tab'],
  ['tab of its own', 'Open in a new tab'],
  ['still say yes one day', 'If the bank later confirms it, it will be counted'],
  ['Get the template', 'Download the template'],
  ['look first, then decide', 'Check first, then import'],
  ['Is taken for', 'Import as'],
  ["'Left out'", 'Do not import'],
  ["(needed)'", '(required)'],
  ['Empty, but needed', 'Required field is empty'],
  ['Take the import back', 'Undo import'],
  ['Being taken back', 'Undoing…'],
  ['Taken back', 'Undone, or Reversed for payments'],
  ['Take back', 'Undo, or Reverse for payments'],
  ['Get these', 'Download these rows'],
  ['See them', 'View'],
  ['built on one of them', 'Not possible once payments or changes depend on them'],
  ['Nobody looks entered twice', 'No possible duplicates'],
  ['A doubt is shown', 'You decide'],
  ['The two are one now', 'Records merged'],
  ['Both stand again', 'Merge undone'],
  ["'Shipped'", 'Built-in'],
  ['All of it', 'Full access'],
  ['It holds from now on', 'Applies immediately'],
  ['may do nothing yet', 'no rights yet'],
  ['can be given now', 'Role created'],
  ['How do they get in', 'How will they sign in?'],
  ['By an invitation', 'E-mail an invitation'],
  ['Tell it in person', 'Tell them in person'],
  ['Last in', 'Last login'],
  ['See who they are', 'View'],
  ['One fact we have on file', 'Date of birth or last 4 digits of the phone'],
  ['found with these two', 'No membership found with these details'],
  ['Is everything right', 'Check your details'],
  ['Send the registration', 'Register'],
  ['is asked once for the registration', 'Plus a one-time registration fee of Nu. 200'],
  ['How many times', 'For how many years?'],
  ['find it again under', 'use 42EG-DSCF to find it again'],
  ['See how it stands', 'See the status'],
  ['Paid already, and waiting', 'Check a payment'],
  ['the receipt is made', 'We have received it and issued your receipt'],
  ['Rather pay by card', 'Pay by card instead'],
  ['As it should stand', 'As it should appear'],
  ['bears no name', 'has no name'],
  ['stands with the membership', 'is recorded with the membership'],
  ['at the foot of the page', 'at the bottom of the page'],
  ['. It is ${', 'Kuzuzangpo, Dechen. Sunday, 15 November 2026'],
  ['This page is not open to you', 'You do not have access to this page'],
  ['There is no page here', 'Page not found'],
  ['we have received ${', 'We have received Nu. 500 for Butter lamps'],
  [' over Nu.', 'receipt … for Nu. 500'],
  ['The receipt has the number', 'Your receipt number is'],
  ['programs or other files', 'contains scripts or attachments'],
  ['One may renew from', 'You can renew from'],
  ['people who are no members', 'non-members'],
  ['Router transition', 'Page transition'],
  ['Navbar type', 'Top bar'],
  ['sign-in to your account', 'New login to your account'],
  ['First sign-in', 'First login'],
];

const isRead = (file) => /\.(tsx?|mjs|html)$/.test(file) && !file.startsWith('scripts/check/');

/** People read what stands between quotes; a comment may use the same words for something else. */
const isComment = (line) => /^\s*(\/\/|\/?\*)/.test(line);

/** Sentences on screens, in mails and errors that were replaced stay away. */
export function replacedSentences(root) {
  return repositoryFiles(root)
    .filter(isRead)
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const [sentence, instead] = (!isComment(line) && replaced.find(([old]) => says(line, old))) || [];
          return sentence ? [`${file}:${at + 1} says “${sentence}”; say: ${instead}`] : [];
        }),
    );
}

function says(line, sentence) {
  const at = line.indexOf(sentence);
  return at >= 0 && !/\w/.test(line[at + sentence.length] ?? '');
}
