import type { ProofChallenge } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../context.ts';
import { networkOf, wideNetworkOf } from '../../base/network.ts';
import { isEnough, newChallenge, spendProof } from './proof-of-work.ts';
import {
  type Attempt,
  type Counter,
  countInTurn,
  forgetAttempts,
  giveBackAttempt,
  type Limit,
} from './attempt.repository.ts';

/** A limit of one address, one identifier, one account, or of several of these together. Past it a proof of work is asked for. */
export interface OwnLimit extends Limit {
  of: string;
  /** How much of it this call takes; 1 unless told. */
  weight?: number;
  /** A success takes back everything counted here, and not only itself. */
  isClearedBySuccess?: boolean;
  /** Counts what succeeded, and is looked at before the next call. */
  countsSuccesses?: boolean;
  /** The work doubles each time that as many were counted again. */
  isGrowing?: boolean;
  /** Past it is refused, whatever work is done: where a second for each guess would open it after all. */
  isFirm?: boolean;
}

/** How often something may be called by people who are not signed in. Declared with the route, kept by `admit`. */
export interface PublicLimit<Input = unknown, Answer = never> {
  /** Endpoints with the same name are counted together. */
  name: string;
  /** From narrow to wide. `from` is the network of the caller. */
  own(from: string, input: Input, ctx: Ctx): OwnLimit[] | Promise<OwnLimit[]>;
  /** What all callers have together. Past it nobody is refused, but everybody has to bring a proof of work. */
  together?: Limit;
  /** How much of that this call takes; 1 unless told. */
  weightTogether?(input: Input): number;
  isExempt?(ctx: Ctx): boolean;
  /** Where failures and successes are counted apart: whether this answer was a success. */
  isSuccess?(answer: Answer): boolean;
  /** Answers instead of the refusal by an own limit, where that must look like any other answer. */
  otherwise?(ctx: Ctx, input: Input): Promise<Answer>;
}

export interface Admission {
  isAdmitted: boolean;
  /** A proof of work was asked for, and given. */
  isProven: boolean;
  /** With its proof the same call is looked at; goes along with the answer that looks like any other. */
  challenge?: ProofChallenge;
}

export const notAdmitted: Admission = { isAdmitted: false, isProven: false };

/** So many from one network; and eight times as many from a /48, of which one guesser may have all 65,536 networks. */
export function ofNetwork(from: string, own: Omit<OwnLimit, 'of'>): OwnLimit[] {
  const wide = wideNetworkOf(from);
  const narrow = { ...own, of: from };
  return wide === null ? [narrow] : [narrow, { ...own, of: `wide ${wide}`, limit: 8 * own.limit }];
}

interface Counted extends Counter {
  own: OwnLimit | null;
}

/**
 * Counts the call, own limits first: a call that is held back by one of them uses up nothing of what everybody has
 * together. Where the limit has another answer to a refusal, it is not admitted; else it is refused.
 */
export async function admit<Input, Answer>(
  ctx: Ctx,
  limit: PublicLimit<Input, Answer>,
  input: Input,
): Promise<Admission> {
  if (limit.isExempt?.(ctx)) return { isAdmitted: true, isProven: false };
  const counters = await countersOf(ctx, limit, input);
  let [counted, proven] = [0, 0];
  while (counted < counters.length) {
    const left = counters.slice(counted);
    const attempts = await countInTurn(ctx.db, left, ctx.now);
    const attempt = attempts.at(-1)!;
    if (attempt.allowed) break;
    counted += attempts.length;
    const { own } = counters[counted - 1]!;
    if (own?.isFirm) return refuse(limit, attempt);
    const asked = { purpose: limit.name, strength: strengthOf(own, attempt.count) };
    proven ||= await spendProof(ctx.db, asked, ctx.proof, ctx.now);
    if (isEnough(proven, asked)) continue;
    // Nothing was done for them yet: the same call with its proof is the one that their own limits count.
    await giveBack(ctx, counters.slice(0, counted));
    const challenge = await newChallenge(ctx.db, asked, ctx.now);
    if (limit.otherwise && own) return { isAdmitted: false, isProven: false, challenge };
    throw new AppError('proof_required', { challenge, retryAfterSeconds: attempt.retryAfterSeconds });
  }
  return { isAdmitted: true, isProven: proven > 0 };
}

function refuse<Input, Answer>(
  { otherwise }: PublicLimit<Input, Answer>,
  { retryAfterSeconds }: Attempt,
): Admission {
  if (otherwise) return notAdmitted;
  throw new AppError('rate_limited', { retryAfterSeconds });
}

/** Nobody waits longer than some seconds: the owner has to get in while somebody else guesses. */
const mostStrength = 16;

export function strengthOf(own: OwnLimit | null, count: number): number {
  if (!own?.isGrowing) return 1;
  return Math.min(mostStrength, 2 ** (Math.ceil(count / own.limit) - 2));
}

async function giveBack(ctx: Ctx, counters: readonly Counted[]): Promise<void> {
  for (const { own, key, weight } of counters) if (own) await giveBackAttempt(ctx.db, key, weight);
}

/** After a success: takes back what `admit` counted as if it failed, one counter at a time, so that nobody waits while holding another. */
export async function forgive<Input, Answer>(
  ctx: Ctx,
  limit: PublicLimit<Input, Answer>,
  input: Input,
): Promise<void> {
  if (limit.isExempt?.(ctx)) return;
  for (const counter of await countersOf(ctx, limit, input)) {
    const { own, key, weight } = counter;
    if (own?.countsSuccesses) await countInTurn(ctx.db, [{ ...counter, weight: 1 }], ctx.now);
    else await (own?.isClearedBySuccess ? forgetAttempts(ctx.db, key) : giveBackAttempt(ctx.db, key, weight));
  }
}

async function countersOf<Input, Answer>(
  ctx: Ctx,
  { name, own, together, weightTogether }: PublicLimit<Input, Answer>,
  input: Input,
): Promise<Counted[]> {
  const owns = await own(networkOf(ctx.address ?? ''), input, ctx);
  const counters = owns.map((own): Counted => {
    const { of, limit, windowSeconds, weight, countsSuccesses } = own;
    const counter = { own, key: `${name}:${of}`, windowSeconds };
    // The call itself is counted once it has succeeded, so what was counted has to leave room for it.
    return countsSuccesses ? { ...counter, limit: limit - 1, weight: 0 } : { ...counter, limit, weight };
  });
  return together && counters.length > 0
    ? [...counters, { own: null, key: name, ...together, weight: weightTogether?.(input) }]
    : counters;
}
