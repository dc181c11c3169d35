import { expect, test } from 'vitest';
import { defaultSettings } from '../settings/default-settings.ts';
import { pitRuleOf, pitRules } from './pit-rules.ts';

const rule = (fromYear: number) => ({ fromYear, act: `Act of ${fromYear}`, percentage: 5, wording: '' });

test('a rule holds from its income year until the next one begins', () => {
  const rules = [rule(2026), rule(2002), rule(2030)];
  expect([2001, 2002, 2025, 2026, 2029, 2030, 2100].map((year) => pitRuleOf(rules, year)?.fromYear)).toEqual([
    undefined,
    2002,
    2002,
    2026,
    2026,
    2030,
    2030,
  ]);
});

test('one rule to a year: the second one is told', () => {
  const issues = pitRules.safeParse([rule(2026), rule(2002), rule(2026)]).error?.issues;
  expect(issues?.map(({ path }) => path)).toEqual([[2, 'fromYear']]);
});

test('the percentage of the new Act is left to be entered', () => {
  expect(pitRuleOf(defaultSettings.pitRules, 2025)?.percentage).toBe(5);
  expect(pitRuleOf(defaultSettings.pitRules, 2026)?.percentage).toBeNull();
});
