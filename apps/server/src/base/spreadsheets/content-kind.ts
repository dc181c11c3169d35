import { words } from './refusals.ts';

type Content = { kind: 'xlsx' | 'csv'; refusal?: undefined } | { kind?: undefined; refusal: string };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);
const text = (word: string) => [...word].map((letter) => letter.charCodeAt(0));

/** What the bytes are, never what the name says they are. */
export function contentOf(bytes: Uint8Array): Content {
  if (startsWith(bytes, ...text('PK'), 3, 4)) return { kind: 'xlsx' };
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { refusal: holdsUtf16(bytes, 'EncryptedPackage') ? words.protectedFile : words.oldExcel };
  }
  return isText(bytes) ? { kind: 'csv' } : { refusal: words.notASheet };
}

const otherKinds = [
  text('%PDF'),
  text('PK'),
  text('GIF8'),
  text('Rar!'),
  text('<'), // a web page or an XML sheet that only calls itself a table
  [0x89, ...text('PNG')],
  [0xff, 0xd8, 0xff],
  [0x1f, 0x8b],
];

/** Eight-bit text holds no zero bytes; UTF-16 holds many, and is known by its mark or by their regular places. */
function isText(bytes: Uint8Array): boolean {
  if (otherKinds.some((start) => startsWith(bytes, ...start))) return false;
  const start = bytes.subarray(0, 8000);
  const zeros = start.filter((byte) => byte === 0).length;
  return (
    zeros === 0 || zeros > start.length / 5 || startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)
  );
}

function holdsUtf16(bytes: Uint8Array, word: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(word, 'utf16le'));
}
