import type { Endpoint, InputOf, Language } from '@kathok/contract';
import type { z } from 'zod';
import { AppError } from '../../base/app-error.ts';
import { unstorableTexts } from './unstorable-text.ts';
import { type Violation, validationFailed } from './violation.ts';
import { words } from '../words.en.ts';
import { plainWords, violationsOf } from './zod-violations.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** All failures of query and body at once. A path that no record can have is simply not found. */
export function parseInput(endpoint: Endpoint, raw: RawInput, language: Language): InputOf<Endpoint> {
  const params = endpoint.params.safeParse(raw.params);
  if (!params.success || unstorableTexts(raw.params, '').length > 0) throw new AppError('not_found');
  const query = parsePart(endpoint.query, raw.query, 'query', language, repeated(raw.query));
  const body = parsePart(endpoint.body, raw.body, 'body', language, []);
  const violations = [...query.violations, ...body.violations];
  if (violations.length > 0) throw validationFailed(violations);
  return { params: params.data, query: query.data, body: body.data };
}

function parsePart(schema: z.ZodType, value: unknown, root: string, language: Language, found: Violation[]) {
  const plain = [...found, ...unstorableTexts(value, root)];
  const parsed = schema.safeParse(value, { error: plainWords, reportInput: true });
  if (parsed.success) return { data: parsed.data, violations: plain };
  const named = new Set(plain.map(({ property }) => property));
  const others = violationsOf(parsed.error.issues, root, language).filter(
    ({ property }) => !named.has(property),
  );
  return { data: undefined, violations: [...plain, ...others] };
}

function repeated(query: unknown): Violation[] {
  return Object.entries(query ?? {})
    .filter(([, value]) => Array.isArray(value))
    .map(([property]) => ({ property, constraint: 'single', message: words.rules.single }));
}
