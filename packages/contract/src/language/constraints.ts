import type { z } from 'zod';

/** A rule that a value breaks: its stable name, and what its words may put in. */
export interface Constraint {
  name: string;
  limit?: number | bigint;
  /** For `type`: what kind of value was wanted. */
  expected?: string;
  /** For `oneOf`: what it may be. */
  values?: readonly string[];
}

const sizes: Record<string, [min: string, max: string]> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  set: ['minItems', 'maxItems'],
  file: ['minSize', 'maxSize'],
};

/** What zod found, under our own names of the rules: those that stand on the wire, and by which words are looked up. */
export function constraintOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): Constraint {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? { name: 'integer' } : { name: 'type', expected: issue.expected };
    case 'too_small':
      return { name: sizes[issue.origin]?.[0] ?? 'min', limit: issue.minimum };
    case 'too_big':
      return { name: sizes[issue.origin]?.[1] ?? 'max', limit: issue.maximum };
    case 'invalid_format':
      return { name: issue.format === 'regex' ? 'pattern' : issue.format };
    case 'invalid_value':
      return { name: 'oneOf', values: issue.values.map(String) };
    case 'not_multiple_of':
      return { name: 'multipleOf', limit: issue.divisor };
    case 'custom': {
      const named: unknown = issue.params?.['constraint'];
      return { name: typeof named === 'string' ? named : 'rule' };
    }
    default:
      return { name: 'shape' };
  }
}

/** Words for rules, by the name of the rule, or by field and rule where a field needs words of its own (`phone.pattern`). */
export type RuleWords = Readonly<Record<string, string | ((constraint: Constraint) => string) | undefined>>;

/** What to say about a rule that a field breaks; nothing where there are no words for it. */
export function ruleText(words: RuleWords, constraint: Constraint, field = ''): string | undefined {
  const found = words[`${field}.${constraint.name}`] ?? words[constraint.name];
  return typeof found === 'function' ? found(constraint) : found;
}
