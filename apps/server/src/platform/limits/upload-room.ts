import { semaphore, semaphorePerName } from '../../base/semaphore.ts';

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

export const arrivalTimeMs = (bytes: number, { arrivalMs, bytesPerSecond }: UploadLimits) =>
  arrivalMs + (bytes / bytesPerSecond) * 1000;

interface Sender {
  /** A network, or somebody who is signed in. */
  sender: string;
  isStranger: boolean;
}

/** One sender never holds more than its share, and strangers together never hold all of it. */
export function uploadRoom({ bytes, bytesOfStrangers, bytesOfSender, waitMs, mostWaiting }: UploadLimits) {
  const patience = { waitMs, mostWaiting };
  const ofSender = semaphorePerName(bytesOfSender, patience);
  const ofStrangers = semaphore(bytesOfStrangers, patience);
  const all = semaphore(bytes, patience);

  return async function hold({ sender, isStranger }: Sender, weight: number): Promise<() => void> {
    const held: (() => void)[] = [];
    const release = () => held.forEach((giveBack) => giveBack());
    try {
      held.push(await ofSender(sender, weight));
      if (isStranger) held.push(await ofStrangers.acquire(weight));
      held.push(await all.acquire(weight));
    } catch (error) {
      release();
      throw error;
    }
    return release;
  };
}
