import type { LedgerHead } from '@kathok/contract';
import type { Selectable } from 'kysely';
import type { RowTypes } from './row-types.generated.ts';

export type Schema = RowTypes;

/** One attempt to pay, with every column. */
export type PaymentRecord = Selectable<Schema['payments']>;

export type ReceiptSeries = Selectable<Schema['receipts']>['series'];

/** What a posting is for: one of the heads of money, or none, because no money moved. */
export type BookedHead = LedgerHead | 'simulated';
