import { z } from 'zod';
import { actions, subjects } from '../abilities.ts';
import { id } from '../values/fields.ts';

export const permission = z.object({
  id,
  action: z.enum(actions),
  subject: z.enum(subjects),
  name: z.string(),
  description: z.string(),
  /** Names of the roles that have it. */
  assignedTo: z.array(z.string()),
});
export type Permission = z.output<typeof permission>;
