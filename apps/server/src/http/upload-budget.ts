import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { networkOf } from '../platform/network.ts';
import { type Semaphore, semaphore } from '../platform/semaphore.ts';
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
export const uploadLimits = { bytes: 64 * MiB, bytesOfNetwork: 32 * MiB, waitMs: 10_000, mostWaiting: 200 };
export type UploadLimits = typeof uploadLimits;

/**
 * An upload is read only when there is room for all of it, and gives its room back when it is answered. Past a short
 * wait it is refused with 503 and `Retry-After`. Bodies as small as those of any other call are not counted.
 */
export function limitUploads(app: FastifyInstance, limits: UploadLimits): void {
  const hold = uploadBudget(limits);
  app.decorateRequest('releaseUpload', null);
  app.addHook('preParsing', async (request) => {
    const bytes = bytesToCome(request);
    if (bytes === 0) return;
    const release = await hold(networkOf(addressOf(request)), bytes);
    if (request.raw.destroyed) {
      release();
      throw new AppError('malformed_request', { detail: 'The sender hung up.' });
    }
    request.releaseUpload = release;
  });
  // The answer is known, so nobody looks at what was sent any more; a sender who hung up gets one, too.
  app.addHook('onSend', async (request) => request.releaseUpload?.());
}

/** What is declared; without that, the most that would be read. */
function bytesToCome({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = 0 } = routeOptions;
  const declared = headers['transfer-encoding'] ? bodyLimit : Number(headers['content-length'] ?? 0);
  // What is larger than the endpoint takes is refused before a byte of it is read.
  return declared > maximumJsonBytes && declared <= bodyLimit ? declared : 0;
}

/** One network never holds more than its share, or a few slow senders would keep everybody else waiting. */
function uploadBudget({ bytes, bytesOfNetwork, waitMs, mostWaiting }: UploadLimits) {
  const all = semaphore(bytes, { waitMs, mostWaiting });
  const networks = new Map<string, Semaphore>();

  return async function hold(network: string, weight: number): Promise<() => void> {
    const share = networks.get(network) ?? semaphore(bytesOfNetwork, { waitMs, mostWaiting });
    networks.set(network, share);
    const forget = () => {
      if (share.inUse() === 0 && share.waiting() === 0) networks.delete(network);
    };
    const releaseShare = await share.acquire(weight);
    const release = await all.acquire(weight).catch((error: unknown) => {
      releaseShare();
      forget();
      throw error;
    });
    return () => {
      release();
      releaseShare();
      forget();
    };
  };
}
