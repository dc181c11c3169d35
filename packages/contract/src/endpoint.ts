import { z } from 'zod';
import type { Action, Subject } from './abilities.ts';
import { uploadLimits } from './values/upload-limits.ts';
import type { Reads, RecordKind } from './record-kinds.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Who may call. `own` lets any signed-in user through and leaves it to the service to tell
 * what is theirs from what needs the ability; a foreign record answers 404. `open` lets everybody through and
 * recognises who is signed in; how much they get to see is for the service to tell.
 */
export type Access =
  | 'public'
  | 'signedIn'
  | { readonly kind: 'ability'; readonly action: Action; readonly subjects: readonly [Subject, ...Subject[]] }
  | { readonly kind: 'own'; readonly action: Action; readonly subject: Subject }
  | { readonly kind: 'open'; readonly action: Action; readonly subject: Subject };

/** The ability on one of these subjects is enough; of which records it then opens, the service tells. */
export const can = (action: Action, ...subjects: [Subject, ...Subject[]]): Access => ({
  kind: 'ability',
  action,
  subjects,
});
export const ownOr = (action: Action, subject: Subject): Access => ({ kind: 'own', action, subject });
export const publicOr = (action: Action, subject: Subject): Access => ({ kind: 'open', action, subject });

/**
 * Whether a call asks its caller once more who they are, by the header `Step-Up` (docs/decisions/acts-that-ask-again.md):
 * always; where the body holds one of these fields, `ofOwn` only of the record that is about the caller; where the role
 * that the body names in this field may manage something; or where the act asks that waits under the id in this part of
 * the path.
 */
export type StepUp =
  | 'never'
  | 'always'
  | { readonly fields: readonly string[]; readonly ofOwn?: boolean }
  | { readonly managingRole: string }
  | { readonly approvalOf: string };

type PathParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}.${string}`
    ? Name
    : P extends `${string}:${infer Name}`
      ? Name
      : never;

/** `either` takes a form with files and JSON alike; `urlencoded` is what a plain form of another site sends. */
export type Encoding = 'json' | 'multipart' | 'either' | 'urlencoded';

/** One HTTP operation: everything both sides must agree on, and nothing else. Paths are below `/api`. */
export interface Endpoint<
  Path extends string = string,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: Path;
  access: Access;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  encoding: Encoding;
  /** How large each file of a multipart body may be. */
  maxFileBytes: number;
  /** Its file is put down on the disk as it comes, however large it is; the handler gets where. */
  spools: boolean;
  /** The records that the answer of a GET is drawn from, by which the office knows what to ask again (`record-kinds.ts`). */
  reads: Reads;
  /** The records that a write changes. */
  touches: readonly RecordKind[];
  /** The status of success. 204 goes with `response: nothing`, 303 with `response: elsewhere`. */
  status: 200 | 201 | 202 | 204 | 303;
  /** Takes an `Idempotency-Key`: the handler runs in one transaction together with the kept answer. */
  idempotent: boolean;
  /** Past a limit that many share, wants a proof of work: answers 429 `proof_required`, takes `Proof-Of-Work`. */
  asksProof: boolean;
  /** Asks once more who it is: answers 403 `step_up_required` with the ways, takes `Step-Up`. */
  stepUp: StepUp;
  /** May be called by a user who still has to replace a one-time password. */
  beforePasswordChange: boolean;
  /** May be called by a user whose role requires a second factor that they have not set up yet. */
  beforeSecondFactor: boolean;
  /** The answer is a file, sent as an attachment; with a response schema it is the file or that, as the caller asks. */
  answersFile: boolean;
  /** Where the centre wants two people, it may wait for a second one: answers 202 `{ approvalId }`, and nothing has happened. */
  mayWait: boolean;
  /** Writes next to nothing, and reading depends on it: it is tried even when the storage is almost full. */
  worksWhenFull: boolean;
}

/** No params, no query, no body, or an empty answer. */
export const nothing = z.strictObject({});
export type Nothing = typeof nothing;

/** The browser is sent to another page of ours. */
export const elsewhere = z.object({ location: z.string() });

interface Spec<Path, Params, Query, Body, Response> {
  method: Method;
  path: Path;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  response?: Response;
  encoding?: Encoding;
  maxFileBytes?: number;
  spools?: boolean;
  reads?: Reads;
  touches?: readonly RecordKind[];
  status?: Endpoint['status'];
  idempotent?: boolean;
  asksProof?: boolean;
  stepUp?: StepUp;
  beforePasswordChange?: boolean;
  beforeSecondFactor?: boolean;
  answersFile?: boolean;
  mayWait?: boolean;
  worksWhenFull?: boolean;
}

/** Takes paths put together from parts, whose parameters the compiler cannot read. Prefer `endpoint`. */
export function unchecked<
  const Path extends string,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Response extends z.ZodType = Nothing,
>(spec: Spec<Path, Params, Query, Body, Response>): Endpoint<Path, Params, Query, Body, Response> {
  return {
    encoding: 'json',
    maxFileBytes: uploadLimits.photo,
    spools: false,
    status: spec.response || spec.answersFile ? 200 : 204,
    idempotent: false,
    asksProof: false,
    stepUp: 'never',
    beforePasswordChange: false,
    beforeSecondFactor: false,
    answersFile: false,
    mayWait: false,
    worksWhenFull: spec.method === 'GET',
    params: nothing,
    query: nothing,
    body: nothing,
    response: nothing,
    ...spec,
  } as never;
}

/** Params must be given exactly when the path has some, and name all of them. */
export function endpoint<
  const Path extends string,
  Response extends z.ZodType = Nothing,
  Params extends z.ZodObject<Record<PathParamNames<Path>, z.ZodType>> = z.ZodObject<
    Record<PathParamNames<Path>, z.ZodString>
  >,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  spec: Omit<Spec<Path, Params, Query, Body, Response>, 'params'> &
    ([PathParamNames<Path>] extends [never] ? { params?: never } : { params: Params }),
): Endpoint<Path, [PathParamNames<Path>] extends [never] ? Nothing : Params, Query, Body, Response> {
  return unchecked(spec as never) as never;
}

/** What a handler receives: parsed values. */
export type InputOf<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

type Optionalise<T> = { [K in keyof T as {} extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as {} extends T[K] ? never : K]: T[K];
};
/** What a caller passes: raw values; parts that may be empty may be left out. */
export type CallOf<E extends Endpoint> = Optionalise<{
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
}>;
