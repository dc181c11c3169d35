import type { z } from 'zod';
import type { Violation } from './violation.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** Zod's own code and our stable names of the rules. `root` stands for a value that is wrong as a whole. */
export function violationsOf(issues: Issue[], root: string): Violation[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        property: [...issue.path, key].join('.'),
        constraint: 'unknown',
        message: 'is not a known field',
      }));
    }
    const property = issue.path.join('.') || root;
    if (isMissing(issue)) return [{ property, constraint: 'required', message: 'is required' }];
    return [{ property, constraint: constraintOf(issue), message: issue.message }];
  });
}

/** Needs `reportInput`. A file is a custom schema too, and the commonest mistake is to leave it out. */
function isMissing(issue: Issue): boolean {
  return 'input' in issue && issue.input === undefined;
}

const sizeConstraints: Record<string, [min: string, max: string]> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  set: ['minItems', 'maxItems'],
  file: ['minSize', 'maxSize'],
};

function constraintOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'integer' : 'type';
    case 'too_small':
      return sizeConstraints[issue.origin]?.[0] ?? 'min';
    case 'too_big':
      return sizeConstraints[issue.origin]?.[1] ?? 'max';
    case 'invalid_format':
      return issue.format === 'regex' ? 'pattern' : issue.format;
    case 'invalid_value':
      return 'oneOf';
    case 'not_multiple_of':
      return 'multipleOf';
    case 'custom':
      return typeof issue.params?.['constraint'] === 'string' ? issue.params['constraint'] : 'rule';
    default:
      return 'shape';
  }
}

/** The words for rules to which the contract gives none of its own. */
export function plainWords(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be ${withArticle(issue.expected)}`;
    case 'too_small':
      return `must ${sizeVerb(issue.origin)} at least ${issue.minimum}${sizeUnit(issue.origin)}`;
    case 'too_big':
      return `must ${sizeVerb(issue.origin)} at most ${issue.maximum}${sizeUnit(issue.origin)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not valid';
  }
}

const sizeVerb = (origin: string) => (sizeConstraints[origin] ? 'have' : 'be');
const sizeUnit = (origin: string) =>
  origin === 'string'
    ? ' characters'
    : origin === 'file'
      ? ' bytes'
      : sizeConstraints[origin]
        ? ' items'
        : '';

const articles: Record<string, string> = { array: 'a list', object: 'an object', boolean: 'true or false' };
const withArticle = (expected: string) =>
  articles[expected] ?? (expected === 'string' ? 'text' : `a ${expected}`);
