import { createSign, createVerify, type KeyObject } from 'node:crypto';

const fields = (names: string) => names.split(' ').map((name) => `bfs_${name}`);

/** The messages of BFS-Secure, with their fields in the order in which they are signed: the alphabet's. */
export const authorisation = fields(
  'benfBankCode benfId benfTxnTime msgType orderNo paymentDesc remitterEmail txnAmount txnCurrency version',
);
/** What the payer's bank said in the end; brought by the browser, and the answer to a status enquiry. */
export const confirmation = fields(
  'benfId benfTxnTime bfsTxnId bfsTxnTime debitAuthCode debitAuthNo msgType orderNo remitterBankId remitterName txnAmount txnCurrency',
);

export type Message = Record<string, string>;

const checkSum = 'bfs_checkSum';
// Prescribed, old as it is. A signature all the same: nobody else can make one.
const algorithm = 'RSA-SHA1';
const signedText = (names: readonly string[], message: Message) =>
  names.map((name) => message[name] ?? '').join('|');

/** Values are joined by bars, so none may hold one; and a plus sign is read as a space on the way. */
const clean = (value: string) => value.normalize('NFKD').replaceAll(/[^\x20-\x7e]|[|+&=]/g, '');

export function signMessage(names: readonly string[], values: Message, key: KeyObject): Message {
  const message = Object.fromEntries(names.map((name) => [name, clean(values[name] ?? '')]));
  const signature = createSign(algorithm).update(signedText(names, message)).sign(key, 'hex');
  return { ...message, [checkSum]: signature.toUpperCase() };
}

/** Only what was signed with the other side's key, and only the fields that were signed. */
export function readMessage(names: readonly string[], form: Message, key: KeyObject): Message | null {
  const signature = form[checkSum] ?? '';
  if (!/^(?:[0-9a-f]{2}){64,1024}$/i.test(signature)) return null;
  const message = Object.fromEntries(names.map((name) => [name, form[name] ?? '']));
  const isGenuine = createVerify(algorithm).update(signedText(names, message)).verify(key, signature, 'hex');
  return isGenuine ? message : null;
}
