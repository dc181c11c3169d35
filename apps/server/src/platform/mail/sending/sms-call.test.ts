import { expect, test } from 'vitest';
import { smsCall } from './sms-call.ts';

const sms = { id: 'a1', phone: '+97517123456', text: 'Say "yes" & come\nback', sender: 'KATHOK' };
const base = { url: 'https://sms.example/send', headerName: 'X-Key' };

test('as JSON, whatever the text contains', () => {
  const body = '{"to": "{phone}", "text": "{text}", "ref": "{id}"}';
  const call = smsCall({ ...base, format: 'json', body }, sms, 'secret');
  expect(call).toMatchObject({ method: 'POST', headers: { 'X-Key': 'secret' } });
  expect(JSON.parse(call.body ?? '')).toEqual({ to: sms.phone, text: sms.text, ref: 'a1' });
});

test('as a form', () => {
  const call = smsCall({ ...base, format: 'form', body: 'to={phone}&text={text}' }, sms, 'secret');
  expect(Object.fromEntries(new URLSearchParams(call.body))).toEqual({ to: sms.phone, text: sms.text });
});

test('in the address of the call', () => {
  const body = 'to={phone}&text={text}&from={sender}';
  const call = smsCall({ ...base, format: 'query', body, headerName: null }, sms, 'secret');
  expect(call).toMatchObject({ method: 'GET', headers: {} });
  expect(Object.fromEntries(new URL(call.url).searchParams)).toEqual({
    to: sms.phone,
    text: sms.text,
    from: 'KATHOK',
  });
});

test('text that looks like a placeholder is not filled in again', () => {
  const call = smsCall(
    { ...base, format: 'form', body: 'text={text}&to={phone}' },
    { ...sms, text: '{phone}' },
    '',
  );
  expect(new URLSearchParams(call.body).get('text')).toBe('{phone}');
});
