import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** One attempt to pay, as the database keeps it. */
export type PaymentRecord = Selectable<Schema['payments']>;
