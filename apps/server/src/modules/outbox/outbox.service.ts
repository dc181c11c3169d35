import type { InputOf, OutboxMessage, Paged, outbox } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { findMessages } from './outbox.repository.ts';

export async function listMessages(
  ctx: Ctx,
  { query }: InputOf<typeof outbox.list>,
): Promise<Paged<OutboxMessage>> {
  const { data, meta } = await findMessages(ctx.db, query);
  return { data: data.map(present), meta };
}

function present<Message extends { createdAt: Date; sentAt: Date | null }>(message: Message) {
  const { createdAt, sentAt } = message;
  return { ...message, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
}
