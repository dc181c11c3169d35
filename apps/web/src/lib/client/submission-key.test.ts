import { expect, it } from 'vitest';
import { submissionKeys } from './submission-key.ts';

it('keeps the key while the same content is sent again', () => {
  const keys = submissionKeys();
  const first = keys.keyFor({ body: { name: 'Pema' } });
  expect(keys.keyFor({ body: { name: 'Pema' } })).toBe(first);
});

it('takes a new key for other content, another file, or after success', () => {
  const keys = submissionKeys();
  const seen = [
    keys.keyFor({ body: { name: 'Pema' } }),
    keys.keyFor({ body: { name: 'Dema' } }),
    keys.keyFor({ body: { slip: new File(['a'], 'slip.png', { lastModified: 1 }) } }),
    keys.keyFor({ body: { slip: new File(['a'], 'slip.png', { lastModified: 2 }) } }),
  ];
  keys.succeeded();
  seen.push(keys.keyFor({ body: { slip: new File(['a'], 'slip.png', { lastModified: 2 }) } }));
  expect(new Set(seen).size).toBe(5);
});
