import type { Settings } from '@kathok/contract';
import type { GuardedMatter } from '../../../platform/telling/overseer.repository.ts';
import type { ToldChange } from '../../../platform/telling/reported-change.ts';
import { words } from './words.en.ts';

export interface GuardedChange extends ToldChange {
  matter: GuardedMatter;
}

interface Change {
  before: Settings;
  after: Settings;
  /** What was given that is never told. */
  secrets: { mailPassword?: string; smsSecret?: string };
}

/** How each of them is read, in one or a few lines. The senders without what is secret. */
const texts: Record<GuardedMatter, (settings: Settings) => string> = {
  bank_accounts: ({ bankAccounts }) =>
    bankAccounts
      .map(({ bank, accountName, accountNumber, qr }) => words.account(bank, accountName, accountNumber, qr))
      .join('; '),
  senders: ({ mail, sms, smsSender }) =>
    [
      mail.host && words.mail(mail.host, mail.port, mail.username, mail.from),
      sms.url && words.sms(sms.url, smsSender),
    ]
      .filter(Boolean)
      .join('; '),
  second_person: ({ requireSecondPerson }) => (requireSecondPerson ? words.yes : words.no),
  signatory: ({ signatoryName, signatoryTitle }) =>
    [signatoryName, signatoryTitle].filter(Boolean).join(', '),
};

/** Everything of it that may not have changed unnoticed: the parts of the settings behind each matter. */
const parts: Record<GuardedMatter, readonly (keyof Settings)[]> = {
  bank_accounts: ['bankAccounts'],
  senders: ['mail', 'sms', 'smsSender'],
  second_person: ['requireSecondPerson'],
  signatory: ['signatoryName', 'signatoryTitle', 'signatureFileId'],
};

/** What of the change leads money or messages elsewhere, or lets one person decide, with the old value and the new one. */
export function guardedChanges({ before, after, secrets }: Change): GuardedChange[] {
  const hasOtherSecret = Object.keys(secrets).length > 0;
  return (Object.keys(parts) as GuardedMatter[]).flatMap((matter) => {
    const isOther = parts[matter].some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
    if (!isOther && !(matter === 'senders' && hasOtherSecret)) return [];
    const [was, is] = [texts[matter](before), texts[matter](after)];
    const note = matter === 'senders' && hasOtherSecret ? words.otherSecret : '';
    const isPicture = before.signatureFileId !== after.signatureFileId && matter === 'signatory';
    const now = `${is || words.none}${note}${isPicture ? words.otherPicture : ''}`;
    return [{ matter, name: words.matters[matter], before: was || words.none, after: now }];
  });
}
