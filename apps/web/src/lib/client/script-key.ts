/**
 * PBKDF2 with SHA-256 in plain script, for pages on plain HTTP, such as in the network of an office: browsers offer no
 * cryptography there, and nobody may be kept from logging in by that. It takes some times as long.
 */
export async function deriveKeyInScript(
  { cost }: { cost: number },
  salt: Uint8Array,
  password: Uint8Array,
): Promise<{ derivedKey: Uint8Array }> {
  const key = new Uint8Array(64);
  key.set(password);
  const inner = after(start, wordsOf(key.map((byte) => byte ^ 0x36)));
  const outer = after(start, wordsOf(key.map((byte) => byte ^ 0x5c)));
  const firstBlock = new Uint8Array(64);
  firstBlock.set(salt);
  firstBlock.set([0, 0, 0, 1, 0x80], salt.length);
  const block = wordsOf(firstBlock);
  block[15] = (64 + salt.length + 4) * 8;
  const round = new Int32Array(16);
  round[8] = 1 << 31;
  round[15] = (64 + 32) * 8;
  after(inner, block, round);
  after(outer, round, round);
  const sum = round.slice(0, 8);
  for (let times = 1; times < cost; times += 1) {
    after(inner, round, round);
    after(outer, round, round);
    for (let at = 0; at < 8; at += 1) sum[at] = sum[at]! ^ round[at]!;
  }
  return { derivedKey: bytesOf(sum) };
}

const primes = Array.from({ length: 312 }, (_, at) => at).filter(
  (number) =>
    number > 1 && !Array.from({ length: number - 2 }, (_, at) => at + 2).some((by) => number % by === 0),
);
/** SHA-256 takes its numbers from the fractions of the roots of the first primes. */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const schedule = new Int32Array(64);

/** The state of SHA-256 after one more block of sixteen words, written to where `to` begins. */
function after(state: Int32Array, block: Int32Array, to = new Int32Array(8)): Int32Array {
  for (let at = 0; at < 16; at += 1) schedule[at] = block[at]!;
  for (let at = 16; at < 64; at += 1) schedule[at] = extended(at);
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let at = 0; at < 64; at += 1) {
    const mix = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + mix + ((e & f) ^ (~e & g)) + constants[at]! + schedule[at]!) | 0;
    const turned = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (turned + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  to[0] = (a + state[0]!) | 0;
  to[1] = (b + state[1]!) | 0;
  to[2] = (c + state[2]!) | 0;
  to[3] = (d + state[3]!) | 0;
  to[4] = (e + state[4]!) | 0;
  to[5] = (f + state[5]!) | 0;
  to[6] = (g + state[6]!) | 0;
  to[7] = (h + state[7]!) | 0;
  return to;
}

function extended(at: number): number {
  const [near, far] = [schedule[at - 15]!, schedule[at - 2]!];
  const one = ((near >>> 7) | (near << 25)) ^ ((near >>> 18) | (near << 14)) ^ (near >>> 3);
  const two = ((far >>> 17) | (far << 15)) ^ ((far >>> 19) | (far << 13)) ^ (far >>> 10);
  return (schedule[at - 16]! + one + schedule[at - 7]! + two) | 0;
}

function wordsOf(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int32Array.from({ length: 16 }, (_, at) => view.getInt32(at * 4));
}

function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, at) => view.setInt32(at * 4, word));
  return new Uint8Array(view.buffer);
}
