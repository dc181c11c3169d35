import { dayOf, type documents, type InputOf, startOf } from '@kathok/contract';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { drawPaper } from '../drawing/draw-paper.ts';
import { pdfAnswer } from '../drawing/render-once.ts';
import { words } from '../words.en.ts';
import { addressLines } from './address-lines.ts';
import { findPostalAddresses } from './label.repository.ts';
import { membersToPrint } from './members-to-print.ts';

/** Fifty sheets. */
const mostLabels = 1200;

/** Labels for envelopes, in the order of the names. */
export async function getMemberLabels(
  ctx: Ctx,
  { query }: InputOf<(typeof documents)['memberLabels']>,
): Promise<FileAnswer> {
  const ids = await membersToPrint(ctx, query, mostLabels);
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, {
      action: 'export',
      entity: 'Member',
      after: { format: 'labels', ...auditableFilters(query) },
    }),
  );
  const found = new Map((await findPostalAddresses(ctx.db, ids)).map((member) => [member.id, member]));
  const labels = ids.flatMap((id) => {
    const member = found.get(id);
    if (!member) return [];
    const lines = addressLines({ ...member, isHome: member.countryCode === 'BT' });
    return [{ name: member.name, lines, code: member.membershipCode }];
  });
  const pdf = await drawPaper(ctx, {
    template: 'anew/labels.typ',
    data: JSON.stringify({ title: words.addressLabels, labels }),
    pictures: [],
    dated: startOf(dayOf(ctx.now)),
  });
  return pdfAnswer(`${words.addressLabels.replaceAll(' ', '-')}.pdf`, pdf);
}
