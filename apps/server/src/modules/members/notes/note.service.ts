import type { InputOf, MemberNote, members } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { findMember } from '../member.repository.ts';
import { deleteNote, findNote, findNotes, insertNote, type NoteRow } from './note.repository.ts';
import { words } from '../words.en.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';

export async function listNotes(
  ctx: Ctx,
  { params }: InputOf<typeof members.listNotes>,
): Promise<MemberNote[]> {
  orNotFound(await findMember(ctx.db, params.id));
  return (await findNotes(ctx.db, params.id)).map((row) => toNote(ctx, row));
}

export function addNote(ctx: Ctx, { params, body }: InputOf<typeof members.addNote>): Promise<MemberNote> {
  return inTransaction(ctx, async (tx) => {
    const member = orNotFound(await findMember(tx, params.id));
    if (member.erasedAt) throw new AppError('wrong_state', { detail: words.erased });
    const id = await insertNote(tx, {
      memberId: member.id,
      authorId: actorOf(ctx).id,
      text: body.text,
      createdAt: ctx.now,
    });
    await ctx.audit(tx, {
      action: 'create',
      entity: 'MemberNote',
      entityId: id,
      label: `${member.name}, ${member.membershipCode}`,
      after: { text: body.text },
    });
    return toNote(ctx, orNotFound(await findNote(tx, id)));
  });
}

/** What somebody else wrote is for them to take away. The audit keeps what it said. */
export function removeNote(ctx: Ctx, { params }: InputOf<typeof members.removeNote>): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const note = orNotFound(await findNote(tx, params.id));
    const member = orNotFound(await findMember(tx, note.memberId));
    if (note.authorId !== actorOf(ctx).id) throw new AppError('not_allowed', { detail: words.foreignNote });
    if (!(await deleteNote(tx, note.id))) throw new AppError('not_found');
    await ctx.audit(tx, {
      action: 'remove',
      entity: 'MemberNote',
      entityId: note.id,
      label: `${member.name}, ${member.membershipCode}`,
      before: { text: note.text },
    });
  });
}

function toNote(ctx: Ctx, { id, text, author, authorId, createdAt }: NoteRow): MemberNote {
  return { id, text, author, isOwn: authorId === actorOf(ctx).id, createdAt: createdAt.toISOString() };
}
