import type { MessagePort } from 'node:worker_threads';
import type { Backend } from './backend.ts';
import { COPY_IN_RESPONSE, MessageType, SYNC, takeMessages } from './wire.ts';

// A false match is harmless: pg answers CopyFail, which is ignored outside COPY.
const COPY_FROM_STDIN = /\bfrom\s+stdin\b/i;

/** One client on the one backend: feeds it whole messages and leaves it clean for the next client. */
export class Session {
  readonly #backend: Backend;
  readonly #port: MessagePort;
  #rest: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #copy: Buffer[] | undefined;
  #isSynced = true;

  constructor(backend: Backend, port: MessagePort) {
    this.#backend = backend;
    this.#port = port;
  }

  /** Between transactions: nothing the client has begun is unfinished. */
  get isIdle(): boolean {
    return this.#isSynced && !this.#copy && !this.#backend.isInTransaction();
  }

  receive(bytes: Uint8Array): void {
    const { messages, rest } = takeMessages(Buffer.concat([this.#rest, bytes]));
    this.#rest = rest;
    messages.forEach((message) => this.#take(message));
    this.#flush();
  }

  /** The backend outlives connections: without this, open transactions, prepared statements and SET would leak. */
  end(): void {
    this.#port.close();
    if (!this.#isSynced || this.#backend.isInTransaction()) {
      this.#backend.send(SYNC);
      this.#backend.query('ROLLBACK');
    }
    this.#backend.query('DISCARD ALL');
  }

  #take(message: Buffer): void {
    const type = message[0];
    if (type === MessageType.terminate) return; // would end the backend that the next client needs
    if (this.#copy) {
      this.#copy.push(message);
      if (type === MessageType.copyDone || type === MessageType.copyFail) this.#finishCopy(this.#copy);
    } else if (type === MessageType.query && COPY_FROM_STDIN.test(message.toString('utf8', 5))) {
      // The backend cannot wait for data, so it is asked for here and the COPY starts when all of it has come.
      this.#flush();
      this.#copy = [message];
      this.#post(COPY_IN_RESPONSE);
    } else {
      this.#batch.push(message);
      this.#isSynced =
        type === MessageType.query || type === MessageType.sync || type === MessageType.startup;
    }
  }

  #finishCopy(messages: Buffer[]): void {
    let replies = 0;
    this.#copy = undefined;
    this.#backend.send(Buffer.concat(messages), (output) => {
      const alreadyAnswered = replies++ === 0 && output[0] === MessageType.copyIn;
      if (!alreadyAnswered) this.#post(output);
    });
  }

  #flush(): void {
    if (this.#batch.length > 0)
      this.#backend.send(Buffer.concat(this.#batch), (output) => this.#post(output));
    this.#batch = [];
  }

  #post(output: Uint8Array): void {
    const copy = output.slice(); // the backend reuses its memory
    this.#port.postMessage(copy, [copy.buffer]);
  }
}
