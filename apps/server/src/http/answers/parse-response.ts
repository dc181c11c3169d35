import { type Endpoint, nothing } from '@kathok/contract';

/** A service answered something that its own contract does not allow. Names the fields, never their values. */
class ResponseMismatch extends Error {
  override name = 'ResponseMismatch';
}

/** Only declared fields leave the house. */
export function parseResponse(endpoint: Endpoint, answer: unknown): unknown {
  if (endpoint.status === 204) return undefined;
  if (endpoint.response === nothing) return {};
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ code, path }) => `${path.join('.')} (${code})`);
  throw new ResponseMismatch(`${endpoint.method} ${endpoint.path}: ${places.join(', ')}`);
}
