import type { certificates } from '@kathok/contract';
import type { Plain } from '../../../lib/client/request.ts';

/** These calls carry no schemas and are made as a stranger: being signed in as staff opens nothing here. */
const stranger = { method: 'POST', anonymous: true } as const;

export const requestCode: Plain<typeof certificates.request> = { ...stranger, path: '/certificates/request' };
export const sampleCode: Plain<typeof certificates.sampleCode> = {
  method: 'GET',
  anonymous: true,
  path: '/certificates/requests/:id/sample-code',
};
export const redeem: Plain<typeof certificates.redeem> = { ...stranger, path: '/certificates/redeem' };
