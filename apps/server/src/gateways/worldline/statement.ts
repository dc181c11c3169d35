import type { Outcome, Statement } from '../card-gateway.ts';
import type { Message } from './messages.ts';

/** The 22 fields in our own words. Currency and merchant are not among them. */
export function statementOf(message: Message): Statement {
  return {
    outcome: outcomeOf(message),
    orderId: message['orderId'] ?? '',
    amountMinor: readMinor(message['trnAmt']),
    currency: null,
    reference: message['pgMeTrnRefNo'] || null,
    responseCode: message['responseCode'] || null,
    description: message['statusDesc'] ?? '',
    raw: maskCards(message),
  };
}

function outcomeOf({ statusCode, responseCode = '', pgMeTrnRefNo, statusDesc = '' }: Message): Outcome {
  // A yes that bears the code of a refusal is no yes.
  if (statusCode === 'S') return pgMeTrnRefNo && /^(00)?$/.test(responseCode) ? 'paid' : 'unknown';
  if (statusCode !== 'F') return 'unknown';
  // An order that reached the gateway has the gateway's number.
  if (!pgMeTrnRefNo) return 'absent';
  return /cancel/i.test(statusDesc) ? 'cancelled' : 'failed';
}

export function readMinor(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

const longDigits = /\d{8,15}(\d{4})(?!\d)/g;

/** Only free fields could hold a card number; the gateway's own numbers look alike, and are needed whole. */
export function maskCards(message: Message): Message {
  return Object.fromEntries(
    Object.entries(message).map(([name, value]) => [
      name,
      /^addField|^statusDesc$/.test(name) ? value.replaceAll(longDigits, '****$1') : value,
    ]),
  );
}
