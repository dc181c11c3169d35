import type { Outcome, Statement } from '../card-gateway.ts';
import { readBankDay } from '../bank-day.ts';
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
    bankDay: readBankDay(message['trnReqDate'] ?? ''),
    isSentBack: isSentBack(message),
    description: message['statusDesc'] ?? '',
    raw: maskCards(message),
  };
}

function outcomeOf(message: Message): Outcome {
  const { statusCode, responseCode = '', pgMeTrnRefNo, statusDesc = '' } = message;
  // A yes that bears the code of a refusal, or whose money went back, is no yes.
  if (statusCode === 'S')
    return pgMeTrnRefNo && /^(00)?$/.test(responseCode) && !isSentBack(message) ? 'paid' : 'unknown';
  if (statusCode !== 'F') return 'unknown';
  // An order that reached the gateway has the gateway's number.
  if (!pgMeTrnRefNo) return 'absent';
  return /cancel/i.test(statusDesc) ? 'cancelled' : 'failed';
}

/** No public page shows how an order reads whose money went back, so only plain words count. */
function isSentBack({ pgMeTrnRefNo, statusCode, statusDesc = '' }: Message): boolean {
  if (!pgMeTrnRefNo) return false;
  return statusCode === 'S'
    ? /\b(refunded|cancelled|canceled|reversed)\b/i.test(statusDesc) && !/\bnot\b/i.test(statusDesc)
    : statusCode === 'F' && /\b(refunded|reversed|cancelled by merchant)\b/i.test(statusDesc);
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
