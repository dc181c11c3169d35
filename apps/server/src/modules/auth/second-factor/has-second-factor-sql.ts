import { sql } from 'kysely';

/** Parts of a query that reads users. */
export const hasAuthenticator = sql<boolean>`exists (
  select from authenticator_apps where authenticator_apps.user_id = users.id and confirmed_at is not null)`;
export const hasPasskey = sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`;
export const hasSecondFactor = sql<boolean>`(${hasAuthenticator} or ${hasPasskey})`;
