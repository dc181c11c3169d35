import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notifyContactChange } from '../../auth/index.ts';
import type { MemberRecord } from '../member.repository.ts';
import { findAccountOfMember } from './account.repository.ts';

type Reached = Pick<MemberRecord, 'id' | 'name' | 'email' | 'phone'>;

/**
 * With an account, they are told at the contact before and at the new one, whatever changed it: the member, the office,
 * a claim that was accepted, or a merge. `after` is the record that has the account now.
 */
export async function notifyMember(ctx: Ctx, tx: Tx, before: Reached, after: Reached): Promise<void> {
  const account = await findAccountOfMember(tx, after.id);
  // That of a member of staff does not follow the record.
  if (!account?.isOfMember) return;
  const { id: memberId, name } = after;
  const contacts = { before: contactOf(before), after: contactOf(after) };
  const { id: userId, hasPassword: isOpened } = account;
  await notifyContactChange(ctx, tx, { userId, name, memberId, isOpened, ...contacts });
}

const contactOf = ({ email, phone }: Reached) => ({ email, phone });
