import {
  englishFormat,
  fillTemplate,
  type MessageWay,
  type MessageWords,
  type Settings,
  sumText,
} from '@kathok/contract';
import type { Recipient } from './recipient.repository.ts';

type Centre = Pick<Settings, 'centreName' | 'bankAccounts' | 'digitGrouping'>;

/** What a message fills in. What somebody does not have is empty, and its line is left out. */
function valuesOf(member: Recipient, { centreName, bankAccounts, digitGrouping }: Centre, baseUrl: string) {
  const { name, membershipCode, membershipType, paidUntil, amount, currency } = member;
  const [account] = bankAccounts;
  return {
    name,
    membershipCode,
    membershipType,
    endDay: paidUntil === null ? '' : englishFormat.day(paidUntil),
    fee: amount === null || currency === null ? '' : sumText(amount, currency, digitGrouping),
    account: account ? `${account.bank} ${account.accountNumber}` : '',
    link: `${baseUrl}/renew`,
    centre: centreName,
  };
}

/** The words of one way, with what is known of the member. */
export function fillWords(
  { subject, body, ...own }: MessageWords,
  way: MessageWay,
  member: Recipient,
  settings: Centre,
  baseUrl: string,
): { subject: string; body: string } {
  const values = valuesOf(member, settings, baseUrl);
  const text = way === 'email' ? body : own[way] || body;
  return { subject: fillTemplate(subject, values), body: fillTemplate(text, values) };
}
