import type { SmsSettings } from '@kathok/contract';

export interface Sms {
  id: string;
  phone: string;
  text: string;
  sender: string;
}

interface SmsCall {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

/** The call that hands an SMS to the provider. What is filled in can never become a part of the call itself. */
export function smsCall(
  { url, format, body, headerName }: SmsSettings & { url: string },
  sms: Sms,
  secret: string | undefined,
): SmsCall {
  const written = format === 'json' ? inJson : encodeURIComponent;
  const values: Record<string, string> = { ...sms };
  const filled = body.replace(/\{(\w+)\}/g, (_, name: string) => written(values[name] ?? ''));
  const headers = headerName && secret ? { [headerName]: secret } : {};
  if (format === 'query')
    return { url: `${url}${url.includes('?') ? '&' : '?'}${filled}`, method: 'GET', headers };
  return { url, method: 'POST', headers: { ...headers, 'content-type': mediaTypes[format] }, body: filled };
}
