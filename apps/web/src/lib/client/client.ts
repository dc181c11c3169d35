import type { CallOf, Endpoint, ResponseOf, StorageState } from '@kathok/contract';
import { ApiProblem, NetworkFailure, readProblem } from '../problem.ts';
import { challengeIn, type Prove, withProof } from './proof.ts';
import { type Input, type OutgoingRequest, type Plain, toRequest, type Wire } from './request.ts';
import type { SessionStore } from './session-store.ts';
import type { AskStepUp, SendAgain } from './step-up.ts';
import { newSubmissionKey } from './submission-key.ts';
import { createTokenRenewal, type Exclusive } from './token-renewal.ts';

/** The browser, as far as the client needs it. Tests put two tabs on one storage. */
export type ClientBrowser = {
  store: SessionStore;
  exclusive: Exclusive;
  fetch: typeof globalThis.fetch;
  /** What an answer says about the room that the server has left. */
  hearStorage?: (said: StorageState) => void;
  prove: Prove;
  /** Without it nobody can be asked, and the call stays refused. */
  askStepUp?: AskStepUp;
};

export type CallOptions = { idempotencyKey?: string; signal?: AbortSignal; headers?: Record<string, string> };

const sessionIsOver = new Set(['not_signed_in', 'session_ended']);

export function createClient(browser: ClientBrowser) {
  const { store, exclusive, prove, askStepUp = async () => null } = browser;
  const withStepUp = stepUpWhenAsked(askStepUp, () => store.user()?.id);
  const renew = createTokenRenewal(store, exclusive, browser.fetch);
  const refusalListeners = new Set<() => void>();

  /** The last answer, and the token that it was given to. */
  async function send(wire: Wire, request: OutgoingRequest, options: CallOptions) {
    const token = wire.anonymous ? null : (store.tokens()?.accessToken ?? null);
    const caller = store.user()?.id;
    const response = await fetchOnce(browser, request, token, options.signal);
    if (response.status !== 401 || !token) return { response, token };
    const renewed = await renew(token);
    // What one person began is not finished in the name of another who signed in meanwhile.
    if (!renewed || store.user()?.id !== caller) return { response, token };
    return { response: await fetchOnce(browser, request, renewed, options.signal), token: renewed };
  }

  async function answer(wire: Wire, request: OutgoingRequest, options: CallOptions): Promise<Response> {
    const { response, token } = await send(wire, request, options);
    if (response.ok) return response;
    const problem = await readProblem(response);
    // A fresh token that is not good enough means that the account was just closed.
    if (token && sessionIsOver.has(problem.code) && store.tokens()?.accessToken === token) store.clear();
    if (problem.status === 403 && problem.code !== 'step_up_required')
      refusalListeners.forEach((listener) => listener());
    throw problem;
  }

  function ask(wire: Wire, input: Input, options: CallOptions): Promise<Response> {
    const key = wire.idempotent ? (options.idempotencyKey ?? newSubmissionKey()) : undefined;
    const sendWith = (shown: string | null) => (proof: string | null) => {
      const request = toRequest(wire, input, key, proof);
      // The name of the header is `stepUpHeader` of the contract.
      Object.assign(request.init.headers, options.headers, shown && { 'step-up': shown });
      return answer(wire, request, options);
    };
    return withStepUp((shown) => withProof(sendWith(shown), prove, options.signal, challengeIn));
  }

  return {
    async call<E extends Endpoint>(
      endpoint: E | Plain<E>,
      input: CallOf<E>,
      options: CallOptions = {},
    ): Promise<ResponseOf<E>> {
      const response = await ask(endpoint, input as Input, options);
      const said = response.status === 204 ? {} : await readJson(response);
      const approvalId = response.status === 202 ? approvalIn(said) : undefined;
      if (approvalId !== undefined) {
        const { WaitsForSecondPerson } = await import('../waiting/waits-for-second-person.ts');
        throw new WaitsForSecondPerson(approvalId);
      }
      return said as ResponseOf<E>;
    },
    /** A file at a path that an answer named. */
    async download(path: string, options: CallOptions = {}): Promise<Blob> {
      return (await ask({ method: 'GET', path }, {}, options)).blob();
    },
    /** Being refused may mean that rights were taken away meanwhile. */
    whenRefused(listener: () => void): () => void {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
  };
}

/** What asks who it is comes with its first question, since public pages have none. */
function stepUpWhenAsked(ask: AskStepUp, owner: () => string | undefined) {
  let loading: Promise<SendAgain> | undefined;
  return async function withStepUp<Answer>(send: (shown: string | null) => Promise<Answer>): Promise<Answer> {
    try {
      return await send(null);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== 'step_up_required') throw error;
      loading ??= import('./step-up.ts').then(({ createStepUp }) => createStepUp(ask, owner));
      return (await loading)(send, error);
    }
  };
}

/** What an answer with the status 202 says that waits for somebody else. */
function approvalIn(answer: unknown): string | undefined {
  const { approvalId } = (answer ?? {}) as { approvalId?: unknown };
  return typeof approvalId === 'string' ? approvalId : undefined;
}

async function fetchOnce(
  { fetch, hearStorage }: ClientBrowser,
  { url, init }: OutgoingRequest,
  token: string | null,
  signal?: AbortSignal,
) {
  const headers = token ? { ...init.headers, authorization: `Bearer ${token}` } : init.headers;
  try {
    const response = await fetch(url, { ...init, headers, signal: signal ?? null });
    // The name of the header is `storageHeader` of the contract, which would bring all schemas along.
    hearStorage?.((response.headers.get('x-storage') ?? 'ok') as StorageState);
    return response;
  } catch (error) {
    throw signal?.aborted ? error : new NetworkFailure(error);
  }
}

/** An answer that is cut off, or not from our server at all, is no answer. */
async function readJson(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? {} : JSON.parse(text);
  } catch (error) {
    throw new NetworkFailure(error);
  }
}
