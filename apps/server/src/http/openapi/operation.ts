import {
  type Access,
  type Endpoint,
  type ErrorCode,
  errorCodes,
  nothing,
  proofHeader,
  type StepUp,
  stepUpHeader,
  waitingAnswer,
} from '@kathok/contract';
import { jsonSchema, type JsonSchema, propertiesOf } from './schemas.ts';

const tooManyOrProof =
  '`rate_limited`: too many attempts, wait `Retry-After` seconds. `proof_required`: a limit that many share is reached; solve the `challenge` and send it in `Proof-Of-Work`';

const notAllowedOrStepUp =
  '`not_allowed`: not with these rights. `step_up_required`: show once more who you are, by one of the `ways`';

const waiting: JsonSchema = {
  description: 'Nothing has happened so far: it waits for a second person',
  content: { 'application/json': { schema: jsonSchema(waitingAnswer, 'output') } },
};

/** One endpoint in the words of OpenAPI 3.1. */
export function operationOf(operationId: string, tag: string, endpoint: Endpoint): JsonSchema {
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    'x-access': accessWords(endpoint.access),
    security: securityOf(endpoint.access),
    ...notEmpty('parameters', parametersOf(endpoint)),
    ...(endpoint.body !== nothing && { requestBody: bodyOf(endpoint) }),
    responses: {
      [endpoint.status]: answerOf(endpoint),
      ...(endpoint.mayWait && { 202: waiting }),
      ...problemsOf(endpoint),
    },
  };
}

/** In OpenAPI, an empty requirement besides another one means that signing in is optional. */
function securityOf(access: Access): JsonSchema[] {
  if (access === 'public') return [];
  return typeof access === 'object' && access.kind === 'open' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

export function accessWords(access: Access): string {
  if (typeof access === 'string') return access === 'public' ? 'public' : 'signed in';
  if (access.kind === 'ability')
    return access.subjects.map((subject) => `${access.action} ${subject}`).join(' or ');
  const ability = `${access.action} ${access.subject}`;
  return access.kind === 'own' ? `own, ${ability}` : `public; more with ${ability}`;
}

function parametersOf({ params, query, idempotent, asksProof, stepUp }: Endpoint): JsonSchema[] {
  const inPath = propertiesOf(jsonSchema(params, 'input')).map(({ name, schema }) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
  const inQuery = propertiesOf(jsonSchema(query, 'input')).map(({ name, schema, isRequired }) => ({
    name,
    in: 'query',
    required: isRequired,
    schema,
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  };
  const proof = {
    name: proofHeader,
    in: 'header',
    required: false,
    description:
      'The solved challenge of a `proof_required` answer: base64 of the JSON `{ challenge, solution: { counter, derivedKey } }`',
    schema: { type: 'string', contentEncoding: 'base64' },
  };
  const shown = {
    name: stepUpHeader,
    in: 'header',
    required: false,
    description: `What \`POST /auth/step-up\` answered: needed ${stepUpWords(stepUp)}, unless the login is younger than five minutes`,
    schema: { type: 'string', maxLength: 200 },
  };
  return [
    ...inPath,
    ...inQuery,
    ...(idempotent ? [key] : []),
    ...(asksProof ? [proof] : []),
    ...(stepUp === 'never' ? [] : [shown]),
  ];
}

/** When a call asks once more who it is. */
export function stepUpWords(asks: StepUp): string {
  if (typeof asks === 'string') return asks;
  if ('managingRole' in asks) return `where \`${asks.managingRole}\` may manage anything`;
  if ('approvalOf' in asks) return 'where the act asks for it that is approved';
  const fields = asks.fields.map((field) => `\`${field}\``).join(', ');
  return asks.ofOwn ? `for one’s own ${fields}` : `for ${fields}`;
}

function bodyOf({ body, encoding }: Endpoint): JsonSchema {
  const content = { schema: jsonSchema(body, 'input') };
  return {
    required: true,
    content: {
      ...((encoding === 'json' || encoding === 'either') && { 'application/json': content }),
      ...((encoding === 'multipart' || encoding === 'either') && { 'multipart/form-data': content }),
      ...(encoding === 'urlencoded' && { 'application/x-www-form-urlencoded': content }),
    },
  };
}

function answerOf({ response, status, answersFile }: Endpoint): JsonSchema {
  if (status === 204) return { description: 'Done' };
  if (status === 303) {
    const location = { description: 'A page of ours', schema: { type: 'string' } };
    return { description: 'Elsewhere', headers: { Location: location } };
  }
  const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const content = answersFile ? file : { 'application/json': { schema: jsonSchema(response, 'output') } };
  return { description: 'Done', content };
}

function problemsOf({ access, params, query, body, idempotent, asksProof, stepUp }: Endpoint): JsonSchema {
  const codes: ErrorCode[] = [
    ...(body === nothing ? [] : (['malformed_request', 'too_large', 'wrong_media_type'] as const)),
    ...(access === 'public' ? [] : (['not_signed_in', 'not_allowed'] as const)),
    ...(params === nothing ? [] : (['not_found'] as const)),
    ...(idempotent ? (['request_running'] as const) : []),
    ...(query === nothing && body === nothing ? [] : (['validation_failed'] as const)),
    'rate_limited',
  ];
  return Object.fromEntries([
    ...codes.map((code) => [errorCodes[code][0], problemRef(errorCodes[code][1])]),
    ...(asksProof ? [[429, problemRef(tooManyOrProof)]] : []),
    ...(stepUp === 'never' ? [] : [[403, problemRef(notAllowedOrStepUp)]]),
    ['default', problemRef('Another problem')],
  ]);
}

function problemRef(description: string): JsonSchema {
  return {
    description,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

function notEmpty(name: string, list: unknown[]): JsonSchema {
  return list.length > 0 ? { [name]: list } : {};
}
