import { constraintOf, type Language, ruleText, type RuleWords, wordsOf } from '@kathok/contract';
import type { z } from 'zod';
import { mostViolations, propertyOf, type Violation } from './violation.ts';
import { words as dzongkha } from '../words.dz.ts';
import { words as english } from '../words.en.ts';

type Issue = z.core.$ZodIssue;

/** Only what another language says by itself: the English of the contract is better than our plain one. */
const translations: Record<'en' | 'dz', RuleWords> = { en: {}, dz: dzongkha.rules };

/** What zod found, by our stable names of the rules. `root` stands for a value that is wrong as a whole. */
export function violationsOf(issues: Issue[], root: string, language: Language): Violation[] {
  const found: Violation[] = [];
  for (const issue of issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    for (const path of isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]) {
      if (found.length === mostViolations) return found;
      const property = propertyOf(path.join('.')) || root;
      if (isUnknown) found.push(violation(property, { name: 'unknown' }, language));
      else if (isMissing(issue)) found.push(violation(property, { name: 'required' }, language));
      else found.push(violation(property, constraintOf(issue), language, issue.message));
    }
  }
  return found;
}

function violation(
  property: string,
  constraint: ReturnType<typeof constraintOf>,
  language: Language,
  inEnglish = ruleText(english.rules, constraint) ?? english.rules.shape,
): Violation {
  const field = property.split('.').at(-1);
  const translated = ruleText(translations[wordsOf(language)], constraint, field);
  return { property, constraint: constraint.name, message: translated ?? inEnglish };
}

/** Needs `reportInput`. A file is a custom schema too, and the commonest mistake is to leave it out. */
function isMissing(issue: Issue): boolean {
  return 'input' in issue && issue.input === undefined;
}

/** The words for rules to which the contract gives none of its own. */
export const plainWords = (issue: z.core.$ZodRawIssue): string =>
  ruleText(english.rules, constraintOf(issue)) ?? english.rules.shape;
