import { sql, type SqlBool } from 'kysely';
import type { waysToSend } from './ways-to-send.ts';

export type Ways = Awaited<ReturnType<typeof waysToSend>>;

/** What could be used if everything were set up. */
export const bothWays: Ways = { hasMail: true, hasSms: true };

/** The rule of `takesSms` in the contract, in SQL: fixed lines of Bhutan take no SMS, and of numbers abroad nobody can tell. */
const takesSms = sql<SqlBool>`(people.phone !~ '^[+]975' or people.phone ~ '^[+]975(16|17|77|87)[0-9]{6}$')`;

/** A message goes by mail where there is an address, else by SMS where there is a mobile phone. This is null where neither is possible. */
export const wayTo = ({ hasMail, hasSms }: Ways) => sql<'email' | 'sms' | null>`case
  when ${hasMail}::boolean and people.email is not null then 'email'
  when ${hasSms}::boolean and ${takesSms} then 'sms' end`;
