import { dayOf, type donations, type InputOf, type DonationRow } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { exportRows, readAll } from '../../../base/spreadsheets/writing/export-rows.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { actorOf, inTransaction, type Ctx } from '../../../platform/context.ts';
import { isDonationStaff } from '../donation-access.ts';
import { forMember, toDonationRow } from '../present-donation.ts';
import { donationFilter } from './donation-filter-sql.ts';
import { findDonationsAfter } from './donation-list.repository.ts';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import { sheetWords, yes } from '../words.en.ts';

/** What a sheet of donations says, column by column. */
const columns: [keyof typeof sheetWords, number, (row: DonationRow) => Cell, SheetColumn['kind']?][] = [
  ['donationNumber', 14, (row) => row.donationNumber],
  ['donatedOn', 12, (row) => row.donatedOn, 'day'],
  ['donorType', 12, (row) => row.donorType],
  ['donorName', 28, (row) => row.donorName],
  ['membershipCode', 14, (row) => row.membershipCode],
  ['phone', 18, (row) => row.phone],
  ['email', 28, (row) => row.email],
  ['purpose', 20, (row) => row.purpose],
  ['amount', 14, (row) => row.amount, 'amount'],
  ['currency', 10, (row) => row.currency],
  ['paymentStatus', 12, (row) => row.paymentStatus],
  ['method', 16, (row) => row.method],
  ['paidOn', 12, (row) => row.paidOn, 'day'],
  ['receiptNumber', 18, (row) => row.receiptNumber],
  ['reference', 14, (row) => row.reference],
  ['isSimulated', 12, (row) => (row.isSimulated ? yes : null)],
];

const donationSheet = {
  columns: columns.map(([key, width, , kind]): SheetColumn => ({
    heading: sheetWords[key],
    width,
    ...(kind && { kind }),
  })),
  cellsOf: (row: DonationRow): Cell[] => columns.map(([, , cell]) => cell(row)),
};

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
