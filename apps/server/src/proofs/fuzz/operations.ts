import { type Endpoint, problem, waitingAnswer } from '@kathok/contract';
import type { JsonSchema } from '../../http/openapi/schemas.ts';
import type { Answer } from '../../testing/endpoint-client.ts';
import { everyEndpoint } from '../../testing/every-endpoint.ts';
import type { Chance } from './chance.ts';
import { type SeenIds, spoilt, valueOf } from './value-of-schema.ts';

/** A call as the OpenAPI document tells it. */
export interface Operation {
  endpoint: Endpoint;
  /** The schema of each part of a request. */
  parts: Partial<Record<'params' | 'query' | 'body', JsonSchema>>;
}

interface OperationEntry {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export function operationsOf(document: JsonSchema): Operation[] {
  const paths = document['paths'] as Record<string, Record<string, OperationEntry>>;
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => ({
      endpoint: everyEndpoint.find(({ name }) => name === operation.operationId)!.endpoint,
      parts: partsOf(operation),
    }));
}

function partsOf({ parameters = [], requestBody }: OperationEntry): Operation['parts'] {
  const [body] = Object.values(requestBody?.content ?? {});
  const inPart = (part: string) => {
    const found = parameters.filter((parameter) => parameter.in === part);
    return {
      type: 'object',
      required: found.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    };
  };
  return { params: inPart('path'), query: inPart('query'), ...(body && { body: body.schema }) };
}

/** Two in three as the document allows it; of the others one part has something wrong in it. */
export function inputFor(
  { parts }: Operation,
  chance: Chance,
  { known, ofSameKind }: { known: SeenIds; ofSameKind: SeenIds },
): Record<string, unknown> {
  const input = Object.fromEntries(
    Object.entries(parts).map(([part, schema]) => [
      part,
      valueOf(schema, chance, part === 'params' && chance.percent(80) ? ofSameKind : known),
    ]),
  );
  if (chance.percent(66)) return input;
  const part = chance.pick(Object.keys(input));
  const wrong = spoilt(input[part], chance);
  // An address has all its places.
  return { ...input, [part]: part === 'params' ? { ...(input[part] as object), ...Object(wrong) } : wrong };
}

/** What is wrong with an answer, or null. */
export function faultOf({ endpoint }: Operation, { status, body, headers }: Answer): string | null {
  if (status >= 500) return `${status}: ${JSON.stringify(body)}`;
  if (status >= 400) {
    const parsed = problem.strict().safeParse(body);
    return parsed.success && parsed.data.status === status
      ? null
      : `no problem document: ${JSON.stringify(body)}`;
  }
  if (status === 202 && waitingAnswer.safeParse(body).success && endpoint.mayWait) return null;
  if (status !== endpoint.status) return `${status} instead of ${endpoint.status}`;
  if (endpoint.answersFile && headers['content-disposition']) return null;
  if (status === 204 || status === 303) return null;
  const parsed = endpoint.response.safeParse(body);
  return parsed.success ? null : `not by its schema: ${parsed.error.message}`;
}
