import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/** What pg takes for a socket: PostgreSQL's wire protocol over a message port. */
export class PortStream extends Duplex {
  readonly #open: () => MessagePort;
  #port: MessagePort | undefined;

  constructor(open: () => MessagePort) {
    super();
    this.#open = open;
  }

  connect(): this {
    try {
      this.#port = this.#open();
    } catch (error) {
      return this.destroy(error as Error);
    }
    this.#port.on('message', (bytes: Uint8Array) => this.push(bytes));
    this.#port.on('close', () => this.destroy());
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#port?.close();
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port?.ref();
    return this;
  }

  unref(): this {
    this.#port?.unref();
    return this;
  }

  #send(chunks: Buffer[], done: () => void): void {
    // Own memory: pg's buffers are slices of a shared slab, which would be cloned whole.
    const bytes = new Uint8Array(Buffer.concat(chunks));
    this.#port?.postMessage(bytes, [bytes.buffer]);
    done();
  }
}
