import { defaultSettings } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { mergeSettings } from './settings.repository.ts';

describe('mergeSettings', () => {
  it('puts what was stored over the defaults', () => {
    const stored = new Map<string, unknown>([
      ['centreName', 'Kathok Situ'],
      ['phone', '+97517123456'],
    ]);
    expect(mergeSettings(stored)).toEqual({
      ...defaultSettings,
      centreName: 'Kathok Situ',
      phone: '+97517123456',
    });
  });

  it('passes over what no longer fits', () => {
    const stored = new Map<string, unknown>([
      ['mail', { host: 3 }],
      ['gone', true],
      ['address', 'Thimphu'],
    ]);
    expect(mergeSettings(stored)).toEqual({ ...defaultSettings, address: 'Thimphu' });
  });
});
