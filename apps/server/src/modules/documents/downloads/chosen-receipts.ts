import type { InputOf, paperDownloads } from '@kathok/contract';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import type { Ctx } from '../../../platform/context.ts';
import { donationFilter } from '../../donations/index.ts';
import { feeFilter } from '../../fees/index.ts';
import { findReceiptIds } from './download.repository.ts';

type Downloads = typeof paperDownloads;

/** The ids of the receipts of donations that the filter of a list lets through. */
export async function donationReceiptIds(
  ctx: Ctx,
  query: InputOf<Downloads['donationReceipts']>['query'],
  most: number,
): Promise<string[]> {
  const filter = donationFilter(query, { codePrefix: await codePrefixFor(ctx, query.q) });
  return findReceiptIds(ctx.db, 'donations', filter, most);
}

/** The ids of the receipts of fees that the filter of a list lets through. */
export async function feeReceiptIds(
  ctx: Ctx,
  query: InputOf<Downloads['feeReceipts']>['query'],
  most: number,
): Promise<string[]> {
  return findReceiptIds(ctx.db, 'fees', feeFilter(query, await codePrefixFor(ctx, query.q)), most);
}
