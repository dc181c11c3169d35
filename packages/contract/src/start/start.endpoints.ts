import { z } from 'zod';
import { userData } from '../auth/auth.schema.ts';
import { endpoint } from '../endpoint.ts';
import { noRecords, withRecords } from '../record-kinds.ts';

/** What another call answers, under the path and the input that it would be called with. */
const startAnswer = z.object({
  path: z.string(),
  input: z.object({ query: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
  /** Checked by the schema of its own call. */
  answer: z.unknown(),
});
export type StartAnswer = z.output<typeof startAnswer>;

export const start = withRecords(noRecords, {
  get: endpoint({
    method: 'GET',
    path: '/start',
    access: 'signedIn',
    summary:
      'The signed-in user, and the answers of the calls that the office begins with, as far as they are allowed',
    response: z.object({ user: userData, answers: z.array(startAnswer) }),
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
});
