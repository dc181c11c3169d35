import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../base/app-error.ts';
import { networkOf } from '../base/network.ts';
import { type Semaphore, semaphore } from '../base/semaphore.ts';
import { endConnection } from './end-connection.ts';
import { maximumJsonBytes } from './read-body.ts';
import { addressOf } from './request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    releaseUpload: (() => void) | null;
  }
}

const MiB = 1024 * 1024;

/**
 * How many bytes of uploads may be in memory at once, and how long the next one may wait for room. An upload is copied
 * a few times on its way, so the process takes up to four times as much.
 */
export const uploadLimits = {
  bytes: 64 * MiB,
  /** The rest is kept for people who are signed in. */
  bytesOfStrangers: 48 * MiB,
  bytesOfSender: 16 * MiB,
  waitMs: 10_000,
  mostWaiting: 200,
  /** A body that has its room must arrive in this time, and what it takes at this pace. */
  arrivalMs: 15_000,
  bytesPerSecond: 64 * 1024,
};
export type UploadLimits = typeof uploadLimits;

/**
 * An upload is read only when there is room for all of it, and gives its room back when it is answered. Past a short
 * wait it is refused with 503 and `Retry-After`; a body that then arrives too slowly is ended with 408. Bodies as small
 * as those of any other call are not counted.
 */
export function limitUploads(app: FastifyInstance, limits: UploadLimits): void {
  const hold = uploadBudget(limits);
  app.decorateRequest('releaseUpload', null);
  app.addHook('preParsing', async (request) => {
    const bytes = bytesToCome(request);
    if (bytes === 0) return;
    const isStranger = request.actor === null;
    const sender = request.actor?.id ?? networkOf(addressOf(request));
    const release = await hold({ sender, isStranger }, bytes);
    if (request.raw.destroyed) {
      release();
      throw new AppError('malformed_request', { detail: 'The sender hung up.' });
    }
    request.releaseUpload = releaseInTime(request.raw, release, timeFor(bytes, limits));
  });
  // The answer is known, so nobody looks at what was sent any more; a sender who hung up gets one, too.
  app.addHook('onSend', async (request) => request.releaseUpload?.());
}

const timeFor = (bytes: number, { arrivalMs, bytesPerSecond }: UploadLimits) =>
  arrivalMs + (bytes / bytesPerSecond) * 1000;

/** Room is given for what was declared, so somebody who then sends nothing must not keep it. */
function releaseInTime(body: IncomingMessage, release: () => void, ms: number): () => void {
  const timer = setTimeout(() => {
    if (body.complete) return;
    endConnection(body.socket, '408 Request Timeout');
    release();
  }, ms);
  return () => {
    clearTimeout(timer);
    release();
  };
}

/** What is declared; without that, the most that would be read. */
function bytesToCome({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = 0 } = routeOptions;
  const declared = headers['transfer-encoding'] ? bodyLimit : Number(headers['content-length'] ?? 0);
  // What is larger than the endpoint takes is refused before a byte of it is read.
  return declared > maximumJsonBytes && declared <= bodyLimit ? declared : 0;
}

interface Sender {
  /** A network, or somebody who is signed in. */
  sender: string;
  isStranger: boolean;
}

/** One sender never holds more than its share, and strangers together never hold all of it. */
function uploadBudget({ bytes, bytesOfStrangers, bytesOfSender, ...patience }: UploadLimits) {
  const all = semaphore(bytes, patience);
  const ofStrangers = semaphore(bytesOfStrangers, patience);
  const senders = new Map<string, Semaphore>();

  return async function hold({ sender, isStranger }: Sender, weight: number): Promise<() => void> {
    const share = senders.get(sender) ?? semaphore(bytesOfSender, patience);
    senders.set(sender, share);
    const held: (() => void)[] = [];
    const release = () => {
      for (const giveBack of held) giveBack();
      if (share.inUse() === 0 && share.waiting() === 0) senders.delete(sender);
    };
    try {
      for (const room of isStranger ? [share, ofStrangers, all] : [share, all])
        held.push(await room.acquire(weight));
    } catch (error) {
      release();
      throw error;
    }
    return release;
  };
}
