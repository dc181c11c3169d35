import type { Db, Tx } from '../../db/open-database.ts';
import { mailingProgress, type MailingTables } from '../../platform/mail/mailing.repository.ts';

interface NewMailing {
  subject: string;
  body: string;
  sms: string | null;
  letter: string | null;
  filters: Record<string, unknown>;
  total: number;
  unreachable: number;
  optedOut: number;
  letters: number;
  createdAt: Date;
  createdBy: string;
}

export async function insertMailing(tx: Tx, { filters, ...row }: NewMailing): Promise<string> {
  const { id } = await tx
    .insertInto('memberMailings')
    .values({ ...row, filters: JSON.stringify(filters), state: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const memberMailing: MailingTables = {
  mailings: 'member_mailings',
  turns: 'member_mailing_people',
  person: 'member_id',
  message: 'member_mailing_id',
};

function mailings(db: Db | Tx) {
  return db
    .selectFrom('memberMailings')
    .innerJoin('users', 'users.id', 'memberMailings.createdBy')
    .select(['memberMailings.id', 'subject', 'body', 'sms', 'letter', 'state'])
    .select(['total', 'unreachable', 'optedOut', 'letters'])
    .select(['memberMailings.createdAt', 'endedAt', 'users.name as createdBy'])
    .select(mailingProgress(memberMailing));
}
export type MailingRow = NonNullable<Awaited<ReturnType<typeof findMailing>>>;

export function findMailing(db: Db | Tx, id: string) {
  return mailings(db).where('memberMailings.id', '=', id).executeTakeFirst();
}

export function findLatestMailings(db: Db | Tx) {
  return mailings(db)
    .orderBy('memberMailings.createdAt', 'desc')
    .orderBy('memberMailings.id')
    .limit(20)
    .execute();
}
