import { z } from 'zod';
import { line, paragraph } from '../values/fields.ts';

/** What a certificate says of the tax law, from an income year on until the next rule begins. */
export const pitRule = z.strictObject({
  fromYear: z.number('must be a year').int('must be a year').min(1990, 'must be a year').max(2200),
  act: line(160),
  /** How much of the income may be given away tax-free; null where nobody has said yet. */
  percentage: z
    .number('must be a percentage, such as 5')
    .min(0, 'must be between 0 and 100')
    .max(100, 'must be between 0 and 100')
    .nullable(),
  wording: paragraph(1000),
});
export type PitRule = z.output<typeof pitRule>;

export const pitRules = z
  .array(pitRule)
  .max(50)
  .superRefine((rules, issues) => {
    for (const [index, { fromYear }] of rules.entries()) {
      if (rules.findIndex((other) => other.fromYear === fromYear) < index) {
        const message = 'has a rule already';
        issues.addIssue({
          code: 'custom',
          message,
          path: [index, 'fromYear'],
          params: { constraint: 'isUnique' },
        });
      }
    }
  });

/** The rule of an income year; undefined for years before all of them. */
export function pitRuleOf(rules: readonly PitRule[], incomeYear: number): PitRule | undefined {
  return rules
    .filter(({ fromYear }) => fromYear <= incomeYear)
    .reduce<PitRule | undefined>(
      (latest, rule) => (latest && latest.fromYear > rule.fromYear ? latest : rule),
      undefined,
    );
}
