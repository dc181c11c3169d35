import type { SmsSettings } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { smsAddressFault } from '../../platform/mail/sending/sms-address.ts';
import { smsCall } from '../../platform/mail/sending/sms-call.ts';

const sample = { id: 'sample', phone: '+97517000000', text: 'sample', sender: 'sample' };

/** Only over HTTPS and to the internet, unless the operator of the server allows more. */
export function requireOutsideAddress({ url }: SmsSettings): void {
  const fault = url === null ? null : smsAddressFault(url);
  if (fault) throw fieldProblem('sms.url', 'isOutside', fault);
}

/** What is sent as JSON has to be JSON once it is filled in; otherwise every message would fail later. */
export function requireReadableCall(sms: SmsSettings): void {
  if (sms.format !== 'json') return;
  const { body = '' } = smsCall({ ...sms, url: 'https://example.bt/' }, sample, undefined);
  try {
    JSON.parse(body);
  } catch {
    throw fieldProblem('sms.body', 'isJson', 'must be JSON, such as {"to": "{phone}", "text": "{text}"}');
  }
}
