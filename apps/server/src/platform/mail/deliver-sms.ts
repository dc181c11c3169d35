import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { JobHandler } from '../jobs/job-handler.ts';
import { findSecret } from '../secret.repository.ts';
import { readSettings } from '../settings.repository.ts';
import { delivery } from './delivery.ts';
import { isInside, lookUpOutside } from './outside-address.ts';
import { smsCall } from './sms-call.ts';
import { words } from './words.en.ts';

export const smsSecretName = 'sms_secret';
const timeLimitMs = 20_000;

/** Hands an SMS of the outbox to the provider of the settings, by one HTTP call. */
export const smsDelivery: JobHandler = delivery(async ({ db }, { id, recipient: phone, body: text }) => {
  const { sms, smsSender } = await readSettings(db);
  const { url } = sms;
  if (url === null) return { withdrawn: words.noSms };
  const secret = await findSecret(db, smsSecretName);
  const status = await send(smsCall({ ...sms, url }, { id, phone, text, sender: smsSender ?? '' }, secret));
  if (status < 200 || status > 299) throw new Error(`The SMS provider answered ${status}.`);
  return 'sent';
});

/** Answers the status alone: what the other side writes is shown to nobody. A redirect is not followed. */
function send({ url, method, headers, body }: ReturnType<typeof smsCall>): Promise<number> {
  const { protocol, hostname } = new URL(url);
  // The contract allows plain HTTP on this very machine alone.
  const isHere = protocol === 'http:';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!isHere && isIP(host) && isInside(host)) throw new Error(`${host} is no address on the internet`);
  return new Promise((resolve, reject) => {
    const options = { method, headers, signal: AbortSignal.timeout(timeLimitMs) };
    const request = isHere
      ? requestHttp(url, options)
      : requestHttps(url, { ...options, lookup: lookUpOutside });
    request.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}
