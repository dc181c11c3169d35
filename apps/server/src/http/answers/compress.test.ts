import { describe, expect, it } from 'vitest';
import { codingFor } from './compress.ts';

describe('codingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, identity', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s → %s', (header, coding) => {
    expect(codingFor(header)).toBe(coding);
  });
});
