/** The outside world, as far as a gateway needs it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface PostLimits {
  fetch: Fetch;
  /** For the whole exchange, the body included. */
  timeLimitMs: number;
}

const longestBody = 64 * 1024;

/** Posts a form and reads a short text. Throws unless the answer is a plain 200: a redirect is never followed. */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  { fetch, timeLimitMs }: PostLimits,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeLimitMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`The gateway answered ${response.status}.`);
  }
  return readText(response);
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > longestBody) throw new Error('The gateway answered more than a message can be.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
