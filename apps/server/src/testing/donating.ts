import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { auth, donationPurposes } from '@kathok/contract';
import { endpointClient } from './endpoint-client.ts';
import { administrator } from './shipped-accounts.ts';
import { overHttp } from './transports.ts';

const clients = 6;

/** Staff who enter donations one after the other, and repeat a call under its key until it is answered. */
export async function startDonating(url: string) {
  const { call } = endpointClient(overHttp(url));
  const credentials = { username: administrator.email, password: administrator.password };
  const { accessToken } = await call(auth.login, { body: credentials });
  const [purpose] = await call(donationPurposes.all, {});
  const body = JSON.stringify({
    donorType: 'non_member',
    donorName: 'Pema Lhamo',
    purposeId: purpose?.id,
    amount: '500.00',
    payment: { method: 'cash' },
  });
  /** The donations that were acknowledged, by the key of the call. */
  const acknowledged = new Map<string, string>();
  const errors: string[] = [];
  const ending = new AbortController();

  async function send(key: string): Promise<string | undefined> {
    const headers = {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    try {
      const answer = await fetch(`${url}/api/donations`, { method: 'POST', headers, body });
      const text = await answer.text();
      if (answer.status === 201) return (JSON.parse(text) as { id: string }).id;
      errors.push(`${answer.status} ${text.slice(0, 200)}`);
    } catch (error) {
      errors.push(String((error as Error).cause ?? error));
    }
    return undefined;
  }

  const work = Array.from({ length: clients }, async () => {
    while (!ending.signal.aborted) {
      const key = randomUUID();
      for (let id: string | undefined; !id;) {
        id = await send(key);
        if (id) acknowledged.set(key, id);
        else await sleep(50);
      }
    }
  });
  return {
    acknowledged,
    /** Every answer but an acknowledgement, so far. */
    errors,
    /** Waits until so many more are acknowledged. */
    async more(count: number): Promise<void> {
      for (const goal = acknowledged.size + count; acknowledged.size < goal;) await sleep(10);
    },
    /** Everybody finishes the donation they are at. */
    async stop(): Promise<void> {
      ending.abort();
      await Promise.all(work);
    },
  };
}
