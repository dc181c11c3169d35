import type { CallOf, Endpoint } from '@kathok/contract';

export interface EndpointRequest {
  method: Endpoint['method'];
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Whose address the call comes from; only where nothing goes over a real line. */
  from?: string;
}

type Parts = Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;

/** The HTTP request that an endpoint and its input mean. Nothing is checked: tests send wrong things on purpose. */
export async function endpointRequest<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
): Promise<EndpointRequest> {
  const { params = {}, query = {}, body } = input as Parts;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const encoded = body && (await encode(endpoint, body));
  return {
    method: endpoint.method,
    path: `/api${path}${search && `?${search}`}`,
    headers: encoded ? { 'content-type': encoded.type } : {},
    body: encoded?.bytes,
  };
}

async function encode(
  endpoint: Endpoint,
  body: Record<string, unknown>,
): Promise<{ type: string; bytes: Buffer }> {
  if (endpoint.encoding === 'json')
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  if (endpoint.encoding === 'urlencoded') {
    const pairs = Object.entries(body).map(([name, value]) => [name, String(value)]);
    const text = new URLSearchParams(pairs).toString();
    return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.set(name, value instanceof Blob ? value : String(value));
  const multipart = new Response(form);
  return {
    type: multipart.headers.get('content-type')!,
    bytes: Buffer.from(await multipart.arrayBuffer()),
  };
}
