import { formatAmount } from './amounts.ts';

/**
 * The national QR of Bhutan is an EMVCo merchant code: fields of two digits tag, two digits length, value, closed by
 * a checksum. The merchant number in it is issued by the bank, so a code is taken over whole and never made up.
 */
const checksumTag = '63';
const tag = { pointOfInitiation: '01', amount: '54', additional: '62', reference: '05' } as const;
const forOnePayment = '12';
const longestReference = 25;

/** Tag → value, or null when the text is no such code. */
export function readQrFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4));
    if (!head) return null;
    const [, name = '', length = ''] = head;
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (value.length < Number(length)) return null;
    fields.set(name, value);
    at += 4 + value.length;
  }
  return fields;
}

function writeQrFields(fields: Map<string, string>): string {
  return [...fields]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `${name}${String(value.length).padStart(2, '0')}${value}`)
    .join('');
}

/** CRC-16/CCITT-FALSE over the bytes of the text, as four large hexadecimal digits. */
export function qrChecksum(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}

/** What is wrong with a bank's QR text; null when it can be shown to be paid by. */
export function bhutanQrProblem(text: string): string | null {
  const fields = readQrFields(text);
  if (!fields || fields.get('00') !== '01') return 'is not the text of a bank’s QR code';
  if (!text.slice(0, -4).endsWith(`${checksumTag}04`) || qrChecksum(text.slice(0, -4)) !== text.slice(-4)) {
    return 'is incomplete or was changed: its checksum does not fit';
  }
  if (fields.get('53') !== '064' || fields.get('58') !== 'BT')
    return 'is not a QR code for ngultrum in Bhutan';
  return null;
}

/**
 * The bank's own code, with what is to be paid and by which reference we know it. Everything else stays as the bank
 * wrote it. Null where the bank's code is not fit to be shown, or has no room for the reference. Not every banking app
 * takes the amount over, so the slip is asked for all the same.
 */
export function dynamicQr(bankCode: string, due: { minor: number; reference: string }): string | null {
  const fields = readQrFields(bankCode);
  const additional = readQrFields(fields?.get(tag.additional) ?? '');
  const isReference = /^[\x20-\x7e]+$/.test(due.reference) && due.reference.length <= longestReference;
  if (bhutanQrProblem(bankCode) !== null || !fields || !additional || !isReference) return null;

  const more = writeQrFields(additional.set(tag.reference, due.reference));
  if (more.length > 99) return null;
  fields.delete(checksumTag);
  fields
    .set(tag.pointOfInitiation, forOnePayment)
    .set(tag.amount, formatAmount(due.minor))
    .set(tag.additional, more);
  const body = `${writeQrFields(fields)}${checksumTag}04`;
  return body + qrChecksum(body);
}
