import { dayOf, type donations, type InputOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { exportRows, readAll } from '../../../base/spreadsheets/writing/export-rows.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { isDonationStaff } from '../donation-access.ts';
import { forMember, toDonationRow } from '../present-donation.ts';
import { donationFilter } from './donation-filter-sql.ts';
import { findDonationsAfter } from './donation-list.repository.ts';
import { donationSheet } from './donation-sheet.ts';

/**
 * All donations as one JSON array or a sheet; for a member who may not export, their own. Who took them along is
 * written down before the first row leaves.
 */
export async function exportDonations(
  ctx: Ctx,
  { query }: InputOf<typeof donations.all>,
): Promise<FileAnswer> {
  const { format = 'json', ...filters } = query;
  const only = isDonationStaff(ctx, 'export') ? undefined : actorOf(ctx).memberId;
  if (only === null) throw new AppError('not_allowed');
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, { action: 'export', entity: 'Donation', after: { format, ...auditableFilters(filters) } }),
  );
  const filter = donationFilter(filters, { codePrefix: await codePrefixFor(ctx, filters.q), only });
  const rows = readAll(
    (lastId, most) => findDonationsAfter(ctx.db, filter, lastId, most),
    (row) => (only === undefined ? toDonationRow(row) : forMember(toDonationRow(row))),
  );
  return exportRows(`donations-${dayOf(ctx.now)}`, format, rows, donationSheet);
}
