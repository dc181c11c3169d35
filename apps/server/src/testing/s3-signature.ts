import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, computed by the rules of the protocol: s3rver itself looks at the key and not at the signature. */
export function isSignedWith(secret: string, { method, url = '', headers }: IncomingMessage): boolean {
  const sent =
    /Credential=[^/]+\/(\d+)\/([\w-]+)\/s3\/aws4_request,? *SignedHeaders=([\w;-]+),? *Signature=(\w+)/.exec(
      headers.authorization ?? '',
    );
  if (!sent) return false;
  const [, day = '', region = '', names = '', signature = ''] = sent;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [method, pathname, query, signed.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(key, text).toString('hex') === signature;
}
