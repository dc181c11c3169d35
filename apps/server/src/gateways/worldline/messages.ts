import { decrypt, encrypt } from './cipher.ts';

const fields = (names: string) => names.split(' ');
const addFields = Array.from({ length: 10 }, (_, index) => `addField${index + 1}`);

/** The messages of the merchant kit, field by field. The order is everything: names never travel. */
export const paymentRequest = [
  ...fields('mid orderId trnAmt trnCurrency trnRemarks meTransReqType'),
  ...fields('recurrPeriod recurrDay noOfRecurring responseUrl'),
  ...addFields,
];
export const paymentResponse = [
  ...fields('pgMeTrnRefNo orderId trnAmt authNStatus authZStatus captureStatus'),
  ...fields('rrn authZCode responseCode trnReqDate statusCode statusDesc'),
  ...addFields,
];
export const statusRequest = [...fields('mid orderId pgMeTrnRefNo'), ...addFields];
/** Cancel and refund differ only in what the fourth field may be: empty, or the sum to give back. */
export const reversalRequest = [...fields('mid orderId pgMeTrnRefNo trnAmt'), ...addFields];
export const reversalResponse = [
  ...fields('pgMeTrnRefNo orderId pgRefCancelReqId refundAmt statusCode statusDesc'),
  ...addFields,
];

/** What the kit puts into the last two fields where it expects something. */
export const notGiven = { addField9: 'NA', addField10: 'NA' };

export type Message = Record<string, string>;

/** There is no escaping, so what would break the line is left out; and only ASCII, since no charset is agreed on. */
function clean(value: string): string {
  return value
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll('|', '');
}

export function writeMessage(names: readonly string[], values: Message): string {
  return names.map((name) => clean(values[name] ?? '')).join('|');
}

/** Null unless there are exactly the fields of this message. */
export function readMessage(names: readonly string[], text: string): Message | null {
  const values = text.split('|');
  if (values.length !== names.length) return null;
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
}

export function sealMessage(names: readonly string[], values: Message, key: Buffer): string {
  return encrypt(writeMessage(names, values), key);
}

export function openMessage(names: readonly string[], hex: string, key: Buffer): Message | null {
  const text = decrypt(hex.trim(), key);
  return text === null ? null : readMessage(names, text);
}
