import { expect, it } from 'vitest';
import { deviceMark } from './device-mark.ts';

function emptyStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

it('is made once for a browser, and differs from every other', () => {
  const storage = emptyStorage();
  const mark = deviceMark(storage);
  expect(mark).toMatch(/^[\w-]{32}$/);
  expect(deviceMark(storage)).toBe(mark);
  expect(deviceMark(emptyStorage())).not.toBe(mark);
});

it('is none where the browser keeps nothing', () => {
  expect(deviceMark(null)).toBeNull();
});
