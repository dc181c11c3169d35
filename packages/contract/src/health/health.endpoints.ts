import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noRecords, withRecords } from '../record-kinds.ts';

/**
 * `low`: there is room for records, but no longer for files. `full`: nothing new is saved. `read_only`: the folder cannot
 * be written to. `wrong_clock`: the clock of the server is wrong, so nothing new is saved either. Reading goes on in every state.
 */
export const storageState = z.enum(['ok', 'low', 'full', 'read_only', 'wrong_clock']);
export type StorageState = z.output<typeof storageState>;

/** This header is on every answer of the API while the state of the storage is not `ok`. */
export const storageHeader = 'x-storage';

/** What runs here, and how full it is, is told on the machine itself and to those who bring the token for operators. */
const state = z.object({
  status: z.literal('ok'),
  storage: storageState.optional(),
  database: z.enum(['embedded', 'postgres']).optional(),
  version: z.string().optional(),
});

export const health = withRecords(noRecords, {
  health: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    summary: 'Answers 200 when it can serve',
    response: state,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    access: 'public',
    summary: 'Answers 200 when the database answers',
    response: state,
  }),
});
