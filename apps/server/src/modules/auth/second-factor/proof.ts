import type { signInMethods } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Account } from '../account.repository.ts';

/** How somebody showed that it is them. */
export type SignInMethod = (typeof signInMethods)[number];

/** Something right that was brought to finish signing in. */
export interface Proof {
  account: Account;
  method: SignInMethod;
  /** Uses it up, and refuses where somebody else was faster. */
  spend(tx: Tx): Promise<void>;
  /** After the success: attempts that were counted no longer are. */
  forgive(): Promise<void>;
}
