import type { z } from 'zod';
import { words } from './words.ts';

/** The words for rules to which the contract gives none of its own: what is wanted, not what a parser found. */
export function plainRule(issue: z.core.$ZodRawIssue): string {
  const { rules } = words;
  switch (issue.code) {
    case 'invalid_value':
      return rules.choose;
    case 'invalid_type':
      return rules.fillIn;
    case 'too_small':
      return issue.origin === 'string' ? rules.atLeastLong(issue.minimum) : rules.atLeast(issue.minimum);
    case 'too_big':
      return issue.origin === 'string' ? rules.atMostLong(issue.maximum) : rules.atMost(issue.maximum);
    default:
      return rules.notValid;
  }
}
