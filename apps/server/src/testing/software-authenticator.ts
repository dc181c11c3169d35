import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Where a browser thinks it is, and what the person did. */
export interface Circumstances {
  origin?: string;
  rpId?: string;
  /** Whether the person was recognised, by a fingerprint or a PIN. */
  isVerified?: boolean;
}

interface Options {
  challenge: string;
}

const home = { origin: 'http://localhost:3000', rpId: 'localhost', isVerified: true };
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A passkey in software: it makes what a browser and its authenticator would answer, also when they are lying. */
export class SoftwareAuthenticator {
  counter = 0;
  readonly id = base64url(randomBytes(32));
  readonly #privateKey: KeyObject;
  readonly #publicKey: { x: string; y: string };
  #userHandle: string | undefined;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  }

  create(options: Options & { user: { id: string } }, lie: Circumstances = {}) {
    this.#userHandle = options.user.id;
    const idBytes = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), uint16(idBytes.length), idBytes, this.#coseKey()]);
    const authData = Buffer.concat([this.#head(lie, 0x40), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, lie),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  get(options: Options, lie: Circumstances = {}) {
    const authenticatorData = this.#head(lie, 0);
    const clientDataJSON = this.#clientData('webauthn.get', options, lie);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, this.#privateKey)),
        ...(this.#userHandle && { userHandle: this.#userHandle }),
      },
    };
  }

  #head(lie: Circumstances, more: number): Buffer {
    const { rpId, isVerified } = { ...home, ...lie };
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, { challenge }: Options, lie: Circumstances): string {
    const { origin } = { ...home, ...lie };
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  /** An ES256 key as COSE writes it. */
  #coseKey(): Buffer {
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    const x = Buffer.from(this.#publicKey.x, 'base64url');
    const y = Buffer.from(this.#publicKey.y, 'base64url');
    return Buffer.concat([head, Buffer.from([0x21]), bytes(x), Buffer.from([0x22]), bytes(y)]);
  }
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}

const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (content: Buffer) =>
  content.length < 256
    ? Buffer.concat([Buffer.from([0x58, content.length]), content])
    : Buffer.concat([Buffer.from([0x59]), uint16(content.length), content]);
