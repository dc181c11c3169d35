import type { FieldError, Problem } from '@kathok/contract';
import { reasonOf } from './client/problem-reason.ts';
import { words } from './words.en.ts';

/** A problem as screens know it: a detail says more than the title, or is not there. */
type ShownProblem = Omit<Problem, 'detail'> & { detail?: string };

/** The server answered, and refused. */
export class ApiProblem extends Error {
  readonly problem: ShownProblem;
  /** How many seconds to wait, when the server says so. */
  readonly retryAfter: number | null;

  constructor(problem: ShownProblem, retryAfter: number | null = null) {
    super(reasonOf(problem) ?? problem.title);
    this.name = 'ApiProblem';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.problem.code;
  }
  get status(): number {
    return this.problem.status;
  }
  get requestId(): string {
    return this.problem.requestId;
  }
  get fieldErrors(): readonly FieldError[] {
    return this.problem.errors ?? [];
  }
}

/** No answer came. Whether the request took effect is not known. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super(words.noAnswer, { cause });
    this.name = 'NetworkFailure';
  }
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ApiProblem && error.code === code;

/** Something between us and the server may answer in its own format; a person still gets a sentence. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null);
  const problem: ShownProblem = isProblem(body)
    ? withoutEcho(body)
    : {
        type: 'about:blank',
        title: words.unreadableAnswer,
        status: response.status,
        code: 'unavailable',
        requestId: response.headers.get('x-request-id') ?? '',
      };
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiProblem(problem, Number.isFinite(seconds) ? seconds : null);
}

/** The server repeats the title where it knows nothing more; nobody should read it twice. */
function withoutEcho({ detail, ...problem }: Problem): ShownProblem {
  return detail === problem.title ? problem : { ...problem, detail };
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'title' in body && 'status' in body;
}
