import { createHmac, randomBytes } from 'node:crypto';

type Part = Record<string, unknown>;

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Part;
const digests: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

function sign(header: Part, payload: Part, secret: Uint8Array | string, digest = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(digest, secret).update(text).digest('base64url')}`;
}

/** Ways to tamper with a good access token, some of them by somebody who even knows the secret. */
export function forgedTokens(good: string, secret: Uint8Array, now: Date): [how: string, token: string][] {
  const [head = '', body = '', signature = ''] = good.split('.');
  const header = decode(head);
  const payload = decode(body);
  const seconds = Math.floor(now.getTime() / 1000);
  const without = (claim: string) =>
    Object.fromEntries(Object.entries(payload).filter(([key]) => key !== claim));

  const broken: [string, string][] = [
    ['empty', ''],
    ['a word', 'null'],
    ['dots', '..'],
    ['many dots', '.....'],
    ['letters', 'a.b.c'],
    ['header only', head],
    ['no signature part', `${head}.${body}`],
    ['empty signature', `${head}.${body}.`],
    ['no header', `.${body}.${signature}`],
    ['no payload', `${head}..${signature}`],
    ['five parts', `${head}.${body}.${signature}.${body}.${signature}`],
    ['twice', `${good}${good}`],
    ['another signature', `${head}.${body}.${flipped(signature)}`],
    [
      'another payload',
      `${head}.${encode({ ...payload, sub: randomBytes(16).toString('hex') })}.${signature}`,
    ],
    ['longer life', `${head}.${encode({ ...payload, exp: seconds + 9e9 })}.${signature}`],
    ['a refresh token', randomBytes(32).toString('base64url')],
    ['very long', 'a'.repeat(6000)],
    ['null in JSON', `${Buffer.from('null').toString('base64url')}.${body}.${signature}`],
  ];
  const unsigned = ['none', 'None', 'NONE', 'nOnE'].flatMap((alg): [string, string][] => [
    [`alg ${alg}`, `${encode({ ...header, alg })}.${body}.`],
    [`alg ${alg} with the old signature`, `${encode({ ...header, alg })}.${body}.${signature}`],
  ]);
  const algorithms = ['HS384', 'HS512', 'RS256', 'ES256', 'PS256', 'EdDSA', ''].map(
    (alg): [string, string] => [`alg "${alg}"`, sign({ ...header, alg }, payload, secret, digests[alg])],
  );
  const keys: [string, string][] = [
    ['empty key', sign(header, payload, '')],
    ['guessed key', sign(header, payload, 'secret')],
    ['zero key', sign(header, payload, Buffer.alloc(32))],
    ['kid as a path', sign({ ...header, kid: '../../../dev/null' }, payload, '')],
    ['kid as SQL', sign({ ...header, kid: "x' union select 'secret" }, payload, 'secret')],
    ['key in the header', sign({ ...header, jwk: { kty: 'oct', k: 'c2VjcmV0' } }, payload, 'secret')],
    ['key by address', sign({ ...header, jku: 'http://127.0.0.1/keys' }, payload, 'secret')],
    ['unknown critical header', sign({ ...header, crit: ['exp'], exp: 1 }, payload, secret)],
  ];
  const claims: [string, string][] = [
    ...['JWT', 'rt+jwt', '', null].map((typ): [string, string] => [
      `typ ${typ}`,
      sign({ ...header, typ }, payload, secret),
    ]),
    ...Object.keys(payload).map((claim): [string, string] => [
      `no ${claim}`,
      sign(header, without(claim), secret),
    ]),
    ['another issuer', sign(header, { ...payload, iss: 'somebody-else' }, secret)],
    ['another audience', sign(header, { ...payload, aud: ['another-api'] }, secret)],
    ['expired', sign(header, { ...payload, exp: seconds - 1 }, secret)],
    ['life as text', sign(header, { ...payload, exp: 'tomorrow' }, secret)],
    ['not yet good', sign(header, { ...payload, nbf: seconds + 600 }, secret)],
    ['sub is no id', sign(header, { ...payload, sub: '__proto__' }, secret)],
    ['sid is no id', sign(header, { ...payload, sid: { id: payload['sid'] } }, secret)],
    [
      'somebody else’s session',
      sign(header, { ...payload, sub: '00000000-0000-4000-8000-000000000000' }, randomBytes(32)),
    ],
  ];
  return [...broken, ...unsigned, ...algorithms, ...keys, ...claims];
}
