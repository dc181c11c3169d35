import type { ApprovalAct, ApprovalChange, Endpoint, InputOf } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';

export type HeldInput = InputOf<Endpoint>;

/** What a call would do, and how the record stands that it is about. */
export interface HeldAct {
  entity: 'MembershipFee' | 'Donation' | 'Member' | 'Settings';
  /** Null where there is no record so far, or one alone. */
  entityId: string | null;
  /** How the audit names it. */
  label: string;
  sum?: { amount: number; currency: string };
  changes: ApprovalChange[];
  reason?: string | undefined;
  /** How the record stands, in words for staff, and as a text that differs as soon as anything about it does. */
  situation: string;
  fingerprint: string;
  /** The accounts of those who took part in what is there so far. */
  tookPart: readonly string[];
  /** What of the call waits, and what is done at once; the whole of it waits where nothing is said. */
  parts?: { waits: HeldInput; atOnce: HeldInput | null };
}

/** A call that may wait for a second person; `held-acts/held-acts.ts` lists them. */
export interface Hold {
  act: ApprovalAct;
  endpoint: Endpoint;
  /** Null where the call needs nobody else. Refuses as the call itself would. */
  describe(tx: Tx, ctx: Ctx, input: HeldInput): Promise<HeldAct | null>;
  /** It asks the outside world, so it can neither be tried out nor be part of a transaction of ours. */
  asksOutside?: boolean;
  /** Another person who makes the very same call is the second one: two verify, one after the other. */
  isSecondedByCalling?: boolean;
}

/** How a call is named in the database. */
export const callOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** The right that the call asks for; the person who decides on it holds it too. */
export function rightOf({ access, path }: Endpoint) {
  if (typeof access !== 'object' || access.kind !== 'ability')
    throw new Error(`${path} waits for a second person, and asks for no right`);
  return access;
}
