import type { NumberFormat } from './number-formats.ts';

/** A cell as the file has it: a formula is only ever its last result. */
export interface RawCell {
  type: string;
  format: NumberFormat;
  value: string;
}

export interface CellContext {
  strings: readonly string[];
  uses1904: boolean;
}

export function cellText({ type, format, value }: RawCell, { strings, uses1904 }: CellContext): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return unescapeText(value);
    case 'b':
      return /^(1|true)$/i.test(value) ? 'TRUE' : 'FALSE';
    case 'd':
      return value.slice(0, 10);
    case 'e':
      return value;
    default:
      return numberText(value, format, uses1904);
  }
}

/** With all its digits: an identity card is not 1.14E+10. Like Excel, fifteen figures count. */
function numberText(value: string, format: NumberFormat, uses1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (format === 'day') return dayOfSerial(number, uses1904) ?? plainNumber(number);
  const text = plainNumber(number);
  return typeof format === 'object' && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text;
}

function plainNumber(number: number): string {
  const rounded = Number(number.toPrecision(15));
  if (Math.abs(rounded) >= 1e21) return String(rounded);
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : withoutExponent(rounded);
}

function withoutExponent(number: number): string {
  const text = String(number);
  return text.includes('e') ? number.toFixed(20).replace(/0+$/, '') : text;
}

const dayMs = 86_400_000;
const lastSerial = 2_958_465; // 31 December 9999

/** Excel counts a 29 February 1900 that never was; only days after it are counted from the 30th of December. */
function dayOfSerial(serial: number, uses1904: boolean): string | undefined {
  const days = Math.floor(serial);
  if (days < 0 || days > lastSerial) return undefined;
  if (uses1904) return isoDay(Date.UTC(1904, 0, 1) + days * dayMs);
  if (days === 60) return '1900-02-29';
  return isoDay(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * dayMs);
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The file format writes characters that XML cannot hold as _x000D_. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
