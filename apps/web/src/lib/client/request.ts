import type { Endpoint } from '@kathok/contract';

/** What travels of an endpoint: enough to make the request, without its schemas. */
export type Wire = Pick<Endpoint, 'method' | 'path'> &
  Partial<Pick<Endpoint, 'encoding' | 'idempotent'>> & {
    /** Says that the call is sent without the access token, as the calls that bring a session about. */
    anonymous?: boolean;
  };

/** An endpoint's wire part that remembers its types. For pages that must not load the schemas. */
export type Plain<E extends Endpoint> = Wire & { readonly path: E['path']; readonly endpoint?: E };

export type Input = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};

export type OutgoingRequest = { url: string; init: RequestInit & { headers: Record<string, string> } };

export function toRequest(
  wire: Wire,
  input: Input,
  idempotencyKey?: string,
  proof: string | null = null,
): OutgoingRequest {
  const path = wire.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: OutgoingRequest['init'] = { method: wire.method, headers };
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (proof) headers['proof-of-work'] = proof;
  if (input.body && wire.encoding === 'multipart') {
    init.body = toForm(input.body);
  } else if (input.body) {
    init.body = JSON.stringify(input.body);
    headers['content-type'] = 'application/json';
  }
  return { url: `/api${path}${toSearch(input.query ?? {})}`, init };
}

/** Empty values are dropped: an empty filter is no filter. */
function toSearch(query: Record<string, unknown>): string {
  const present = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
