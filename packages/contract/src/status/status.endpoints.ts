import { z } from 'zod';
import { can, endpoint } from '../endpoint.ts';
import { withRecords } from '../record-kinds.ts';

/** What can be well or ill, in the order in which somebody asks. */
export const statusParts = [
  'database',
  'storage',
  'backup',
  'drill',
  'mail',
  'sms',
  'gateway',
  'jobs',
  'clock',
] as const;
export type StatusPart = (typeof statusParts)[number];

/** `off` was never set up, or switched off on purpose. */
export const statusStates = ['ok', 'off', 'warning', 'danger'] as const;
export type StatusState = (typeof statusStates)[number];

const item = z.object({
  part: z.enum(statusParts),
  state: z.enum(statusStates),
  /** A kind, a day or a number that the sentence about it names; null where there is none. */
  value: z.string().nullable(),
});
export type StatusItem = z.output<typeof item>;

export const status = withRecords(
  { reads: 'any' },
  {
    get: endpoint({
      method: 'GET',
      path: '/status',
      access: can('manage', 'all'),
      summary: 'Whether everything the system needs is well, for the office',
      response: z.object({ version: z.string(), items: z.array(item) }),
    }),
  },
);
