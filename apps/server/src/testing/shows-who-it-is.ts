import { auth, stepUpHeader, type CallOf, type Endpoint, type TokenPair } from '@kathok/contract';
import type { endpointClient, SendOptions } from './endpoint-client.ts';

type Send = ReturnType<typeof endpointClient>['send'];

/**
 * Sends as a person at the screen does: where a call asks once more who it is, the password is shown that the token was
 * got with, and the same call is sent again. So a test may let time pass without thinking of it. `bare` in the test app
 * sends without.
 */
export function showsWhoItIs(send: Send): Send {
  const passwords = new Map<string, string>();

  /** Whatever brings a token about is remembered with its password. */
  function remember(endpoint: Endpoint, input: unknown, answer: unknown): void {
    const { body = {} } = input as { body?: { password?: string } };
    const { accessToken } = (answer ?? {}) as Partial<TokenPair>;
    if (endpoint === auth.login && accessToken && body.password) passwords.set(accessToken, body.password);
  }

  return async <E extends Endpoint>(endpoint: E, input: CallOf<E>, options: SendOptions = {}) => {
    const answer = await send(endpoint, input, options);
    remember(endpoint, input, answer.body);
    const { token, headers } = options;
    const password = token === undefined ? undefined : passwords.get(token);
    const isAsked = (answer.body as { code?: string } | undefined)?.code === 'step_up_required';
    if (!isAsked || password === undefined) return answer;
    const shown = await send(auth.stepUp, { body: { password } }, { token });
    const { proof } = shown.body as { proof?: string };
    if (proof === undefined) return answer;
    return send(endpoint, input, { ...options, headers: { ...headers, [stepUpHeader]: proof } });
  };
}
