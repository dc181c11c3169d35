import { imports, receipts } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { importer } from '../../testing/importer.ts';
import { bookFile } from '../../testing/payment-sheet.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();

/** Without an order, rows are found as they lie on the disk. */
async function layOut(order: 'asc' | 'desc'): Promise<void> {
  await sql`create index receipts_laid_out on receipts (created_at ${sql.raw(order)})`.execute(app.db);
  await sql`cluster receipts using receipts_laid_out`.execute(app.db);
  await sql`drop index receipts_laid_out`.execute(app.db);
}

test('the valid receipt is found by its number where that of an undone import has the same, and else the newest', async () => {
  const office = await importer(app, imports.donationPayments, 'Treasurer');
  const given = { Donor: 'Pema Lhamo', Purpose: 'Butter lamps', Amount: '500', Method: 'cash' };
  const book = bookFile([{ ...given, 'Donated on': '25/02/2021', 'Receipt no': 'B-7' }]);
  async function bring(): Promise<string> {
    const { importId } = await office.preview(book);
    await office.commit(importId);
    expect(await office.runToEnd(importId)).toMatchObject({ state: 'done', created: 1 });
    app.clock.advance({ minutes: 1 });
    return importId;
  }
  async function undo(importId: string) {
    await office.undo(importId);
    expect(await office.runToEnd(importId)).toMatchObject({ state: 'undone' });
  }
  const found = () => app.call(receipts.get, { params: { receipt: 'B-7' } }, office.token());
  await undo(await bring());
  const second = await bring();
  const { id } = await found();
  for (const order of ['asc', 'desc'] as const) {
    await layOut(order);
    expect(await found()).toMatchObject({ id, voidedAt: null });
  }
  await undo(second);
  for (const order of ['asc', 'desc'] as const) {
    await layOut(order);
    expect(await found()).toMatchObject({ id, voidedAt: expect.any(String) });
  }
});
