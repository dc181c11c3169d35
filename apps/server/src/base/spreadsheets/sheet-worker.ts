import { on } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { readRows } from './read-rows.ts';
import { damaged } from './refusals.ts';
import type { FromSheetWorker, SheetOrder } from './sheet-messages.ts';
import type { SheetRow } from './sheet-row.ts';

const rowsAtOnce = 250;
const charsAtOnce = 256 * 1024;

/** Reads one file and ends. Rows leave only when they are asked for, so that they never pile up anywhere. */
const port = parentPort!;
const asked = on(port, 'message');

async function send(message: FromSheetWorker): Promise<void> {
  await asked.next();
  port.postMessage(message, []);
}

async function sendAll({ bytes, limits }: SheetOrder): Promise<void> {
  let rows: SheetRow[] = [];
  let chars = 0;
  for await (const batch of readRows(bytes, limits)) {
    for (const row of batch) {
      rows.push(row);
      for (const text of row.cells) chars += text.length;
      if (rows.length < rowsAtOnce && chars < charsAtOnce) continue;
      await send({ rows });
      rows = [];
      chars = 0;
    }
  }
  if (rows.length > 0) await send({ rows });
  await send({ end: true });
}

try {
  await sendAll(workerData as SheetOrder);
} catch (error) {
  const { code, details } = error instanceof AppError ? error : damaged(error);
  const { detail, errors } = details;
  await send({ refused: { code, details: { ...(detail && { detail }), ...(errors && { errors }) } } });
}
port.close();
