import { outbox } from '@kathok/contract';
import { ask, tokenOf } from './api.ts';

/** The link in the newest message to somebody, as a path of the product. */
export async function linkMailedTo(recipient: string): Promise<string> {
  const { data } = await ask(outbox.list, { query: { q: recipient } }, await tokenOf('Administrator'));
  const link = /https?:\/\/\S+/.exec(data[0]?.body ?? '')?.[0];
  if (!link) throw new Error(`No message with a link went to ${recipient}.`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
