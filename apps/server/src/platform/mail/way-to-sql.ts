import { sql, type SqlBool } from 'kysely';
import type { waysToSend } from './ways-to-send.ts';

export type Ways = Awaited<ReturnType<typeof waysToSend>>;

/** As `takesSms` of the contract: fixed lines of Bhutan take no SMS, and of numbers abroad nobody can tell. */
const takesSms = sql<SqlBool>`(people.phone !~ '^[+]975' or people.phone ~ '^[+]975(16|17|77|87)[0-9]{6}$')`;

/** By mail where there is an address, else by SMS where there is a mobile phone; null where neither is possible. */
export const wayTo = ({ hasMail, hasSms }: Ways) => sql<'email' | 'sms' | null>`case
  when ${hasMail}::boolean and people.email is not null then 'email'
  when ${hasSms}::boolean and ${takesSms} then 'sms' end`;
