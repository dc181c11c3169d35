import type { Endpoint, StepUpWay } from '@kathok/contract';
import type { Db } from '../db/open-database.ts';
import type { Actor } from './actor.ts';

/** What has to be known to ask somebody once more who they are; the modules that know it give it to `serve`. */
export interface StepUpCheck {
  /** Whether this session was shown to be its owner's within the last minutes: by logging in, or by this proof. */
  isShown(db: Db, actor: Actor, proof: string | undefined, now: Date): Promise<boolean>;
  /** The ways in which its owner can show it. */
  waysOf(db: Db, actor: Actor): Promise<StepUpWay[]>;
  /** Whether somebody with this role may manage anything. */
  mayManage(db: Db, roleId: string): Promise<boolean>;
  /** The call that waits for a second person under this id, with what it was given. */
  waitingCall(db: Db, approvalId: string): Promise<WaitingCall | undefined>;
}

export interface WaitingCall {
  endpoint: Endpoint;
  input: { params: unknown; body: unknown };
}
