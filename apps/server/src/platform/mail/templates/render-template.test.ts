import { defaultSettings, templateFaults, templateKinds, templateRules } from '@kathok/contract';
import { expect, test } from 'vitest';
import { renderTemplate, textOf } from './render-template.ts';

const values = { name: 'Dawa', title: 'Butter lamps', reason: 'No slip', link: 'http://x/' };
const own = (language: string, body: string) => ({
  kind: 'payment_rejected',
  channel: 'email',
  language,
  subject: `About ${language}`,
  body,
});

test('every message that is shipped keeps to the rules for messages', () => {
  for (const kind of templateKinds)
    for (const channel of templateRules[kind].channels) {
      const text = textOf(defaultSettings, { kind, channel, language: 'en' });
      expect(text.body).not.toBe('');
      expect(templateFaults(kind, channel, text)).toEqual([]);
    }
});

test('a message is said in the shipped words until the centre writes its own', () => {
  const shipped = renderTemplate(defaultSettings, 'payment_rejected', 'email', values);
  expect(shipped).toMatchObject({ subject: 'About your payment' });
  expect(shipped.body).toContain('Reason: No slip');
  const changed = { ...defaultSettings, messageTemplates: [own('en', 'Sorry, {name}: {reason} {link}')] };
  expect(renderTemplate(changed, 'payment_rejected', 'email', values)).toEqual({
    subject: 'About en',
    body: 'Sorry, Dawa: No slip http://x/',
  });
});

test('the other language stands beneath, where the centre has written it', () => {
  const both = { ...defaultSettings, messageTemplates: [own('en', 'Hello {name}'), own('dz', 'བཀྲིས {name}')] };
  expect(renderTemplate(both, 'payment_rejected', 'email', values)).toEqual({
    subject: 'About en · About dz',
    body: 'Hello Dawa\n\n* * *\n\nབཀྲིས Dawa',
  });
});
