import type { Db } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';

/** Who holds this access token, with the rights they have now; null when it is worth nothing. */
export type Authenticate = (db: Db, token: string, now: Date) => Promise<Actor | null>;
