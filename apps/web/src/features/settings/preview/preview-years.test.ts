import { expect, test } from 'vitest';
import { previewYears } from './preview-years.ts';

test('this year and the first year of each rule can be looked at, the newest first and each once', () => {
  const rules = [{ fromYear: '2030' }, { fromYear: '2002' }, { fromYear: '2026' }];
  expect(previewYears(rules, 2026)).toEqual([2030, 2026, 2002]);
});

test('a year that is only half typed is left out', () => {
  expect(previewYears([{ fromYear: '20' }, { fromYear: '' }, { fromYear: 'soon' }], 2026)).toEqual([2026]);
});
