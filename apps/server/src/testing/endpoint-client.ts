import type { CallOf, Endpoint, Problem, ResponseOf } from '@kathok/contract';
import { type EndpointRequest, endpointRequest } from './endpoint-request.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Parsed where it is JSON, else text. */
  body: unknown;
  bytes: Buffer;
}

/** How a request gets to the server: into its very handlers, or over real HTTP. */
export type Transport = (request: EndpointRequest) => Promise<{
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}>;

export interface SendOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The address of the caller. */
  from?: string;
}

/** The server said no: what `call` throws. */
class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(answer: Answer) {
    super(`${answer.status}: ${JSON.stringify(answer.body)}`);
    this.status = answer.status;
    this.problem = answer.body as Problem;
  }
}

/** Calls endpoints of the contract, typed as the web app does. */
export function endpointClient(transport: Transport) {
  return clientOf(sender(transport));
}

type Send = ReturnType<typeof sender>;

function sender(transport: Transport) {
  /** Whatever the answer is, it is returned. */
  async function send<E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    options: SendOptions = {},
  ): Promise<Answer> {
    const request = await endpointRequest(endpoint, input);
    if (options.token) request.headers['authorization'] = `Bearer ${options.token}`;
    Object.assign(request.headers, options.headers);
    if (options.from) request.from = options.from;
    const { status, headers, bytes } = await transport(request);
    const isJson = /[/+]json/.test(headers['content-type'] ?? '');
    const body: unknown = isJson ? JSON.parse(bytes.toString()) : bytes.toString();
    return { status, headers, body, bytes };
  }
  return send;
}

/** The two ways to call, over one way to send. */
export function clientOf(send: Send) {
  /** The answer must be the endpoint's own; a refusal is thrown. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    token?: string,
  ): Promise<ResponseOf<E>> {
    const answer = await send(endpoint, input, { token });
    if (answer.status !== endpoint.status) throw new Refusal(answer);
    return endpoint.response.parse(endpoint.status === 204 ? {} : answer.body) as ResponseOf<E>;
  }

  return { send, call };
}
