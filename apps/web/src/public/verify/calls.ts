import type { documents } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import type { Plain } from '../../lib/client/request.ts';

const verify: Plain<typeof documents.verify> = { method: 'GET', path: '/verify/:code', anonymous: true };
const byNumber: Plain<typeof documents.verifyNumber> = { method: 'POST', path: '/verify', anonymous: true };

export const verifyCode = (code: string, signal?: AbortSignal) =>
  call(verify, { params: { code } }, { signal });

/** The two together open the papers of a person, so they are sent and never stand in an address. */
export const verifyNumber = (receiptNumber: string, checkCode: string) =>
  call(byNumber, { body: { receiptNumber, checkCode } });
