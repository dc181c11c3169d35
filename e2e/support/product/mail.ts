import { setTimeout as pause } from 'node:timers/promises';
import { outbox } from '@kathok/contract';
import { ask, tokenOf } from './api.ts';

const patience = 180_000;

/** The link in the newest message to somebody, as a path of the product. Messages are written a moment after the request. */
export async function linkMailedTo(recipient: string): Promise<string> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(200)) {
    const link = /https?:\/\/\S+/.exec((await mailsTo(recipient))[0]?.body ?? '')?.[0];
    if (!link) continue;
    const { pathname, search, hash } = new URL(link);
    return pathname + search + hash;
  }
  throw new Error(`No message with a link went to ${recipient}.`);
}

/** The messages to somebody so far, the newest first. */
export const mailsTo = async (recipient: string) =>
  (await ask(outbox.list, { query: { q: recipient } }, await tokenOf('Administrator'))).data;
