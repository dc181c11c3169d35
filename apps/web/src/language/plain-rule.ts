import { constraintOf, ruleText } from '@kathok/contract';
import type { z } from 'zod';
import { words } from './words.en.ts';

/** The words for rules to which the contract gives none of its own: what is wanted, not what a parser found. */
export const plainRule = (issue: z.core.$ZodRawIssue): string =>
  ruleText(words.rules, constraintOf(issue)) ?? words.rules.shape;
