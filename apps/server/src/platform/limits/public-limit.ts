import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../context.ts';
import { networkOf } from '../../base/network.ts';
import { newChallenge, spendProof } from './proof-of-work.ts';
import {
  type Counter,
  countInTurn,
  forgetAttempts,
  giveBackAttempt,
  type Limit,
  takeAttempt,
} from './attempt.repository.ts';

/** A limit of one address, one identifier, or one of both together. */
export interface OwnLimit extends Limit {
  of: string;
  /** How much of it this call takes; 1 unless told. */
  weight?: number;
  /** A success takes back everything counted here, and not only itself. */
  isClearedBySuccess?: boolean;
  /** What somebody reads who is refused by it. */
  detail?: string;
}

/** How often something may be called by people who are not signed in. Declared with the route, kept by `admit`. */
export interface PublicLimit<Input = unknown, Answer = never> {
  /** Endpoints with the same name are counted together. */
  name: string;
  /** From narrow to wide. `from` is the network of the caller. */
  own(from: string, input: Input, ctx: Ctx): OwnLimit[];
  /** What all callers have together. Past it nobody is refused, but everybody has to bring a proof of work. */
  together?: Limit;
  /** How much of that this call takes; 1 unless told. */
  weightTogether?(input: Input): number;
  isExempt?(ctx: Ctx): boolean;
  /** Where only failures count: whether this answer was a success. */
  isSuccess?(answer: Answer): boolean;
  /** Answers instead of the refusal by an own limit, where that must look like any other answer. */
  otherwise?(ctx: Ctx, input: Input): Promise<Answer>;
}

/** Making a challenge and checking a solution cost us some milliseconds each, whatever they are for. */
export const challengeLimit: Limit = { limit: 120, windowSeconds: 15 * 60 };

/**
 * Counts the call, own limits first: a call that is refused by one of them uses up nothing of what everybody has
 * together. Resolves to false where the limit has another answer to a refusal.
 */
export async function admit<Input, Answer>(
  ctx: Ctx,
  limit: PublicLimit<Input, Answer>,
  input: Input,
  proof?: string,
): Promise<boolean> {
  if (limit.isExempt?.(ctx)) return true;
  const network = networkOf(ctx.address ?? '');
  const own = limit.own(network, input, ctx);
  const counters = countersOf(limit, own, input);
  if (counters.length === 0) return true;
  const attempts = await countInTurn(ctx.db, counters, ctx.now);
  const { allowed, retryAfterSeconds } = attempts.at(-1)!;
  if (allowed) return true;
  const refusing = own[attempts.length - 1];
  if (!refusing) {
    const challengeKey = `challenge:${network}`;
    const asked = await takeAttempt(ctx.db, challengeKey, challengeLimit, ctx.now);
    if (asked.allowed && (await spendProof(ctx.db, limit.name, proof, ctx.now))) {
      await giveBackAttempt(ctx.db, challengeKey);
      return true;
    }
    // Nothing was done for them yet: the same call with its proof is the one that their own limits count.
    for (const { key, weight } of counters.slice(0, own.length)) await giveBackAttempt(ctx.db, key, weight);
    if (!asked.allowed) throw new AppError('rate_limited', { retryAfterSeconds: asked.retryAfterSeconds });
    const challenge = await newChallenge(ctx.db, limit.name, ctx.now);
    throw new AppError('proof_required', { challenge, retryAfterSeconds });
  }
  if (limit.otherwise) return false;
  const { detail } = refusing;
  throw new AppError('rate_limited', { retryAfterSeconds, ...(detail && { detail }) });
}

/** Takes back what `admit` counted, after a success. One counter at a time, so that nobody waits while holding another. */
export async function forgive<Input, Answer>(
  ctx: Ctx,
  limit: PublicLimit<Input, Answer>,
  input: Input,
): Promise<void> {
  if (limit.isExempt?.(ctx)) return;
  const own = limit.own(networkOf(ctx.address ?? ''), input, ctx);
  for (const [at, { key, weight }] of countersOf(limit, own, input).entries())
    await (own[at]?.isClearedBySuccess ? forgetAttempts(ctx.db, key) : giveBackAttempt(ctx.db, key, weight));
}

function countersOf<Input, Answer>(
  { name, together, weightTogether }: PublicLimit<Input, Answer>,
  own: OwnLimit[],
  input: Input,
): Counter[] {
  const counters = own.map(({ of, limit, windowSeconds, weight }) => ({
    key: `${name}:${of}`,
    limit,
    windowSeconds,
    weight,
  }));
  return together ? [...counters, { key: name, ...together, weight: weightTogether?.(input) }] : counters;
}
