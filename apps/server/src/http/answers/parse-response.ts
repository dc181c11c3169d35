import { type Endpoint, nothing, waitingAnswer } from '@kathok/contract';

/** A service answered something that its own contract does not allow. Names the fields, never their values. */
class ResponseMismatch extends Error {
  override name = 'ResponseMismatch';
}

/** The act was not done: it waits for a second person. */
export const isWaiting = ({ mayWait }: Endpoint, answer: unknown): boolean =>
  mayWait && waitingAnswer.safeParse(answer).success;

/** Only declared fields leave the house. */
export function parseResponse(endpoint: Endpoint, answer: unknown): unknown {
  if (isWaiting(endpoint, answer)) return answer;
  if (endpoint.status === 204) return undefined;
  if (endpoint.response === nothing) return {};
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ code, path }) => `${path.join('.')} (${code})`);
  throw new ResponseMismatch(`${endpoint.method} ${endpoint.path}: ${places.join(', ')}`);
}
