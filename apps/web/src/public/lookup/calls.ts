import type { members } from '@kathok/contract';
import type { Plain } from '../../lib/client/request.ts';

/** These calls are made as a stranger, also by staff: the pages show what everybody may see. */
export const lookup: Plain<typeof members.lookup> = {
  method: 'POST',
  path: '/member/lookup',
  anonymous: true,
};
export const getMember: Plain<typeof members.get> = {
  method: 'GET',
  path: '/member/:id',
  anonymous: true,
};
