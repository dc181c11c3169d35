import type { Constraint } from '@kathok/contract';

const kinds: Record<string, string> = {
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  string: 'text',
};

/** What is said about input that breaks a rule to which the contract gives no words of its own. */
export const words = {
  rules: {
    required: 'is required',
    unknown: 'is not a known field',
    single: 'must be given only once',
    integer: 'must be a whole number',
    type: ({ expected = '' }: Constraint) => `must be ${kinds[expected] ?? `a ${expected}`}`,
    minLength: ({ limit }: Constraint) => `must have at least ${limit} characters`,
    maxLength: ({ limit }: Constraint) => `must have at most ${limit} characters`,
    minItems: ({ limit }: Constraint) => `must have at least ${limit} items`,
    maxItems: ({ limit }: Constraint) => `must have at most ${limit} items`,
    minSize: ({ limit }: Constraint) => `must have at least ${limit} bytes`,
    maxSize: ({ limit }: Constraint) => `must have at most ${limit} bytes`,
    min: ({ limit }: Constraint) => `must be at least ${limit}`,
    max: ({ limit }: Constraint) => `must be at most ${limit}`,
    multipleOf: ({ limit }: Constraint) => `must be a multiple of ${limit}`,
    oneOf: ({ values = [] }: Constraint) =>
      `must be ${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`,
    shape: 'is not valid',
  },
};
