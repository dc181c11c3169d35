import { expect, it } from 'vitest';
import { momentText } from './moment.tsx';

const now = new Date('2026-05-14T06:00:00Z');

it('tells the hour in Bhutan', () => {
  expect(momentText('2026-03-02T20:30:00Z', now)).toBe('3 Mar 2026, 02:30');
});

it('says today and yesterday', () => {
  expect(momentText('2026-05-13T18:00:00Z', now)).toBe('Today, 00:00');
  expect(momentText('2026-05-13T17:59:00Z', now)).toBe('Yesterday, 23:59');
});
