import type { Ability, RoleType } from '@kathok/contract';
import type { Db } from '../db/open-database.ts';

/** Who is acting: a signed-in user with the rights they have at this very moment. */
export interface Actor {
  id: string;
  name: string;
  role: string;
  roleType: RoleType;
  ability: Ability;
  sessionId: string;
  memberId: string | null;
  mustChangePassword: boolean;
  mustAddSecondFactor: boolean;
}

/** Who holds this access token, with the rights they have now; null when it is worth nothing. */
export type Authenticate = (db: Db, token: string, now: Date) => Promise<Actor | null>;
