import type { CallOf, Endpoint, ResponseOf } from '@kathok/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from './api.ts';
import { awaitStart } from './sign-in/start.ts';
import { submissionKeys } from './client/submission-key.ts';

/** Query options for a GET endpoint; the key is the endpoint's path plus its input. */
export function query<E extends Endpoint>(endpoint: E, input: CallOf<E>) {
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }) =>
      ((await awaitStart(endpoint.path, input)) as ResponseOf<E> | undefined) ??
      call(endpoint, input, { signal }),
  });
}

/** A mutation that, on success, refetches every query whose endpoint is listed. */
export function useEndpointMutation<E extends Endpoint>(endpoint: E, options: { refresh: Endpoint[] }) {
  const client = useQueryClient();
  const [keys] = useState(submissionKeys);
  return useMutation<ResponseOf<E>, Error, CallOf<E>>({
    mutationFn: (input) => call(endpoint, input, { idempotencyKey: keys.keyFor(input) }),
    onSuccess: async () => {
      keys.succeeded();
      await Promise.all(options.refresh.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    },
  });
}
