import type { certificates, InputOf, ResponseOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { findKeptMessages, findRequest } from './grant.repository.ts';
import { isCodeOf } from './request.service.ts';

/** What a sample centre shows on the page, since it sends nothing: there is nobody in it whose code could be stolen. */
export async function getSampleCode(
  ctx: Ctx,
  { params }: InputOf<(typeof certificates)['sampleCode']>,
  isDemo: boolean,
): Promise<ResponseOf<(typeof certificates)['sampleCode']>> {
  const { hasMail, hasSms } = await waysToSend(ctx.db, ctx.now);
  const request = isDemo && !hasMail && !hasSms ? await findRequest(ctx.db, params.id) : undefined;
  if (!request) throw new AppError('not_found');
  const messages = await findKeptMessages(ctx.db, request.createdAt);
  const codes = messages.flatMap(({ body }) => /\b\d{8}\b/.exec(body ?? '')?.[0] ?? []);
  return { code: codes.find((code) => isCodeOf(params.id, code, request.codeHash)) ?? null };
}
