import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { headerBytes } from './header.ts';

const chunkBytes = 64 * 1024;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** Chunks are counted, and the last one says so: none can be left out, moved, doubled or cut off unnoticed. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Collects what comes into pieces of one length. The last one is shorter, or empty, and the only one that is told as last. */
abstract class InChunks extends Transform {
  readonly #length: number;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #number = 0;

  constructor(length: number) {
    super();
    this.#length = length;
  }

  protected abstract change(chunk: Buffer, nonce: Buffer): Buffer;

  override _transform(bytes: Buffer, _encoding: string, done: TransformCallback): void {
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
    done(this.#tried(() => this.#send(false)));
  }

  override _flush(done: TransformCallback): void {
    done(this.#tried(() => this.#send(true)));
  }

  #send(isOver: boolean): void {
    if (!isOver && this.#heldBytes <= this.#length) return;
    let rest: Buffer = Buffer.concat(this.#held);
    // A whole piece may be the last one, so it waits for what follows it.
    for (; rest.length > this.#length; rest = rest.subarray(this.#length))
      this.push(this.change(rest.subarray(0, this.#length), nonceOf(this.#number++, false)));
    if (isOver) this.push(this.change(rest, nonceOf(this.#number, true)));
    this.#held = isOver ? [] : [rest];
    this.#heldBytes = rest.length;
  }

  #tried(work: () => void): Error | null {
    try {
      work();
      return null;
    } catch (error) {
      return error as Error;
    }
  }
}

/** How an encrypted file begins, and what opens it. */
interface Opening {
  header: Buffer;
  key: Buffer;
}

class Encrypting extends InChunks {
  readonly #key: Buffer;

  constructor({ header, key }: Opening) {
    super(chunkBytes);
    this.#key = key;
    this.push(header);
  }

  protected change(chunk: Buffer, nonce: Buffer): Buffer {
    const encrypting = createCipheriv(cipher, this.#key, nonce, { authTagLength: tagBytes });
    return Buffer.concat([encrypting.update(chunk), encrypting.final(), encrypting.getAuthTag()]);
  }
}

class Decrypting extends InChunks {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    super(chunkBytes + tagBytes);
    this.#key = key;
  }

  protected change(chunk: Buffer, nonce: Buffer): Buffer {
    if (chunk.length < tagBytes) throw new Error('it ends too early');
    const decrypting = createDecipheriv(cipher, this.#key, nonce, { authTagLength: tagBytes });
    decrypting.setAuthTag(chunk.subarray(-tagBytes));
    try {
      return Buffer.concat([decrypting.update(chunk.subarray(0, -tagBytes)), decrypting.final()]);
    } catch (error) {
      throw new Error('it was changed or cut off after it had been encrypted', { cause: error });
    }
  }
}

/** AES-256-GCM in chunks, so that neither side ever holds more than one of them. The header comes first. */
export const encrypting = (opening: Opening): Transform => new Encrypting(opening);
/** Takes what follows the header, from this byte on. */
export const decrypting = (key: Buffer): Transform => new Decrypting(key);
export const firstEncryptedByte = headerBytes;
