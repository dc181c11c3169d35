import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findSecret } from '../../secret.repository.ts';
import { readSettings } from '../../settings.repository.ts';
import { delivery, type LastLook } from './delivery.ts';
import { lookUpOutside } from './outside-address.ts';
import { smsAddressFault } from './sms-address.ts';
import { smsCall } from './sms-call.ts';
import { words } from '../words.en.ts';

export const smsSecretName = 'sms_secret';
const timeLimitMs = 20_000;

/** Hands an SMS of the outbox to the provider of the settings, by one HTTP call. */
export function smsDelivery(allowsPrivate: boolean, lookOnceMore: LastLook): JobHandler {
  return delivery(async ({ db }, { id, recipient: phone, body: text }) => {
    const { sms, smsSender } = await readSettings(db);
    const { url } = sms;
    if (url === null) return { withdrawn: words.noSms };
    const secret = await findSecret(db, smsSecretName);
    const call = smsCall({ ...sms, url }, { id, phone, text, sender: smsSender ?? '' }, secret);
    const status = await send(call, allowsPrivate);
    if (status < 200 || status > 299) throw new Error(`The SMS provider answered ${status}.`);
    return 'sent';
  }, lookOnceMore);
}

/** Answers the status alone: what the other side writes is shown to nobody. A redirect is not followed. */
export function send(
  { url, method, headers, body }: ReturnType<typeof smsCall>,
  allowsPrivate: boolean,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const fault = allowsPrivate ? null : smsAddressFault(url);
    if (fault) throw new Error(`The address of the SMS provider ${fault}.`);
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(timeLimitMs);
    const options = { method, headers, signal, ...(!allowsPrivate && { lookup: lookUpOutside }) };
    const call = request(url, options);
    call.on('error', reject).on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.end(body);
  });
}
