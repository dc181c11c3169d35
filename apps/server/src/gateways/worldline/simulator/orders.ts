import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type { Message } from '../messages.ts';

export const faults = ['none', 'timeout', 'serverError', 'page', 'garbage', 'lowerCase'] as const;
export type Fault = (typeof faults)[number];

/** What the bank does when it is asked to send money back: `lostAnswer` does it and never says so. */
export const refundAnswers = ['accept', 'refuse', 'noAnswer', 'lostAnswer'] as const;
export type SimulatedRefund = (typeof refundAnswers)[number];

/** What the simulated bank knows of one order. */
export interface SimulatedOrder {
  orderId: string;
  amountMinor: number;
  remarks: string;
  responseUrl: string;
  /** The bank's own number of it. */
  reference: string;
  addFields: Message;
  createdAt: number;
  /** What it answers, once the payer has chosen; a delayed success is not told before its time. */
  result: Message | null;
  toldFrom: number;
  /** How the next status enquiries go wrong, and how many of them. */
  fault: Fault;
  faultsLeft: number;
  refundAnswer: SimulatedRefund;
  givenBackMinor: number;
}

export interface SimulatedBank {
  key: Buffer;
  orders: Map<string, SimulatedOrder>;
  /** Soon, so that a restart does not forget. */
  keep(): void;
  /** At once, if anything is left to keep: nothing is written to its folder afterwards. */
  keepNow(): void;
}

const mostOrders = 5000;
const keepAfterMs = 100;

/** In memory, and in a small file that is always whole; without a path in memory only. */
export function openBank(path: string | null): SimulatedBank {
  const kept = path === null ? null : read(path);
  const key = kept ? Buffer.from(kept.key, 'hex') : randomBytes(16);
  const orders = new Map(kept?.orders.map((order) => [order.orderId, order]));
  let due: NodeJS.Timeout | undefined;

  function write(file: string): void {
    due = undefined;
    const newest = [...orders.values()].slice(-mostOrders);
    try {
      writeWhole(file, JSON.stringify({ key: key.toString('hex'), orders: newest }));
    } catch {
      // A full disk or a removed folder: the simulation goes on in memory, and the server with it.
    }
  }
  return {
    key,
    orders,
    keep() {
      if (path !== null) due ??= setTimeout(write, keepAfterMs, path).unref();
    },
    keepNow() {
      if (path === null || !due) return;
      clearTimeout(due);
      write(path);
    },
  };
}

function read(path: string): { key: string; orders: SimulatedOrder[] } | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The first time; or somebody's scribbling, which is worth no more than a simulation.
    return null;
  }
}

function writeWhole(path: string, text: string): void {
  const fd = openSync(`${path}.new`, 'w', 0o600);
  try {
    writeSync(fd, text);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  renameSync(`${path}.new`, path);
}
