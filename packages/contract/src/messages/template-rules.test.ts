import { expect, test } from 'vitest';
import { fillTemplate, messageFaults, templateFaults } from './template-rules.ts';

const good = { subject: 'Your membership at {centre}', body: 'Dear {name},\n\nIt ends on {endDay}.' };
const faultsOf = (changed: Partial<typeof good>) =>
  templateFaults('renewal_due', 'email', { ...good, ...changed }).map(
    ({ property, message }) => `${property} ${message}`,
  );

test('words with known placeholders are taken', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  [{ body: 'Dear {nmae}, until {endDay}' }, 'body contains {nmae}, which is not known here'],
  [{ body: 'Dear {}, until {endDay}' }, 'body contains {}, which is not known here'],
  [{ body: 'Dear {name},' }, 'body must contain {endDay}'],
  [{ subject: 'For {name}' }, 'subject must not contain {name}: others may see the subject'],
  [{ subject: 'For {somebody}' }, 'subject contains {somebody}, which is not known here'],
  [{ subject: ' ' }, 'subject must not be empty'],
])('%o is refused', (changed, fault) => {
  expect(faultsOf(changed)).toEqual([fault]);
});

test('an SMS has no subject', () => {
  expect(templateFaults('renewal_due', 'sms', { subject: '', body: 'Ends {endDay}' })).toEqual([]);
});

test('a line in which something is missing is left out, with the gap it leaves', () => {
  const text = 'Dear {name},\n\nThe fee is {fee}.\n\nThank you.';
  expect(fillTemplate(text, { name: 'Dawa', fee: 'Nu. 5' })).toBe(
    'Dear Dawa,\n\nThe fee is Nu. 5.\n\nThank you.',
  );
  expect(fillTemplate(text, { name: 'Dawa', fee: '' })).toBe('Dear Dawa,\n\nThank you.');
});

test('what is filled in is never read as a placeholder', () => {
  expect(fillTemplate('{name} {fee}', { name: '{fee}', fee: 'x' })).toBe('{fee} x');
});

test('what cannot be filled in is refused at the field that says it, and the near one is named', () => {
  const words = {
    subject: 'Losar',
    body: 'Dear {name},',
    letter: 'Dear {nmae}, {weather}',
    sms: 'Until {end day}',
  };
  expect(messageFaults(words).map(({ property, message }) => `${property} ${message}`)).toEqual([
    'letter contains {nmae}, which cannot be filled in. Did you mean {name}?',
    'letter contains {weather}, which cannot be filled in',
    'sms contains {end day}, which cannot be filled in. Did you mean {endDay}?',
  ]);
  expect(messageFaults({ subject: 'For {name}', body: '' })).toMatchObject([{ property: 'subject' }]);
});
