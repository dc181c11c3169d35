import { type Action, isAllowed, type Language } from '@kathok/contract';
import type { Db, Tx } from '../db/open-database.ts';
import type { CardPayments } from '../gateways/card-gateway.ts';
import { AppError } from '../base/app-error.ts';
import type { Actor } from './actor.ts';
import type { Audit } from './audit/audit.ts';
import type { FileStore } from './files/files.ts';
import type { Log } from '../base/log.ts';
import type { Mail } from './mail/mail.ts';
import { actWithin, transactInTurn } from '../db/at-end/index.ts';

/** All a service gets to see of a request. Jobs and commands make their own with `actor: null`. */
export interface Ctx {
  /** A transaction already, where the call is idempotent; so change data through `inTransaction` only. */
  db: Db | Tx;
  actor: Actor | null;
  now: Date;
  /** What the person reads who causes this; English for what the system does of itself. */
  language: Language;
  address: string | null;
  userAgent: string | null;
  /** The random mark that our pages keep in a browser, by which its owner is told of a sign-in elsewhere. */
  device: string | null;
  /** What the cookie of a device says that is not asked for the second step. */
  trustedDevice: string | null;
  /** Sent along with the answer; jobs and commands answer nobody. */
  setCookie(cookie: string): void;
  requestId: string | null;
  /** What came as `Authorization: Grant …`; it opens one document, and is no session. */
  grant: string | null;
  /** What came as `Proof-Of-Work`: a limit that asks for a proof looks at it. */
  proof: string | null;
  /** A proof of work was asked for, and given. */
  isProven: boolean;
  /** Asks on the machine of the server itself, or with the token for operators; jobs and commands do. */
  isOperator: boolean;
  /** Asked for a PDF first of all. */
  prefersPdf: boolean;
  /** The address people use, from the settings of the process; never from a request's Host header. */
  baseUrl: string;
  files: FileStore;
  mail: Mail;
  audit: Audit;
  card: CardPayments;
  log: Log;
}

/** Runs in the transaction there is, or in a new one. Everything inside uses `tx` only. */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return ctx.db.isTransaction ? actWithin(ctx.db as Tx, work) : transactInTurn(ctx.db, work);
}

/** Who acts, where the contract lets nobody in without signing in. */
export function actorOf(ctx: Ctx): Actor {
  if (!ctx.actor) throw new AppError('not_signed_in');
  return ctx.actor;
}

/** Somebody of the office, as far as this action goes. */
export function isStaff(ctx: Ctx, action: Action): boolean {
  return ctx.actor !== null && isAllowed(ctx.actor.ability, action, 'Member');
}

export function isOwn(ctx: Ctx, memberId: string): boolean {
  return ctx.actor !== null && ctx.actor.memberId === memberId;
}

/** Their own record, or with the ability anybody's; what is not theirs does not exist for them. */
export function requireOwnOr(ctx: Ctx, action: Action, memberId: string): { isStaff: boolean } {
  actorOf(ctx);
  const staff = isStaff(ctx, action);
  if (!staff && !isOwn(ctx, memberId)) throw new AppError('not_found');
  return { isStaff: staff };
}
