import { type CallOf, type Endpoint, isStaleAfter, type ResponseOf, startCalls } from '@kathok/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './api.ts';
import { awaitStart } from './sign-in/start.ts';
import { WaitsForSecondPerson } from './waiting/waits-for-second-person.ts';
import { submissionKeys } from './client/submission-key.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Which records an answer is drawn from, so that a write which touches them asks for it again. */
    queryMeta: { reads?: Endpoint['reads'] };
  }
}

/** Query options for a GET endpoint; the key is the endpoint's path plus its input. */
export function query<E extends Endpoint>(endpoint: E, input: CallOf<E>) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }) =>
      ((await awaitStart(endpoint.path, input)) as ResponseOf<E> | undefined) ??
      call(endpoint, input, { signal }),
    meta: { reads: endpoint.reads },
  });
}

const startPaths = new Set<unknown>(startCalls.map(({ path }) => path));

const paramsOf = (input: unknown): Record<string, unknown> =>
  (input as { params?: Record<string, unknown> } | undefined)?.params ?? {};

/**
 * After a write: asks again for whatever is shown and reads what the write touched, and remembers that the rest is stale.
 * What the start call brought and no screen has shown yet has no `reads`, and is stale after any write. Where `goneId`
 * names a removed record whose page is about to be left, that page is not asked for again: it would not be found.
 */
export async function refreshAfter(
  client: QueryClient,
  { touches }: Pick<Endpoint, 'touches'>,
  goneId?: unknown,
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey: [path, input], meta }) =>
      meta?.reads === undefined
        ? touches.length > 0 && startPaths.has(path)
        : isStaleAfter(touches, meta.reads) &&
          (goneId === undefined || !Object.values(paramsOf(input)).includes(goneId)),
  });
}

/** A mutation that, on success, refreshes what it made stale. `leavesPage` is for removing the record whose page is open. */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  { leavesPage = false }: { leavesPage?: boolean } = {},
) {
  const client = useQueryClient();
  const [keys] = useState(submissionKeys);
  return useMutation<ResponseOf<E>, Error, CallOf<E>>({
    mutationFn: (input) => call(endpoint, input, { idempotencyKey: keys.keyFor(input) }),
    onSuccess: async (_, input) => {
      keys.succeeded();
      await refreshAfter(client, endpoint, leavesPage ? paramsOf(input).id : undefined);
    },
    onError: async (error) => {
      if (!(error instanceof WaitsForSecondPerson)) return;
      // It is kept: asked once more it is another request.
      keys.succeeded();
      await refreshAfter(client, endpoint);
    },
  });
}
