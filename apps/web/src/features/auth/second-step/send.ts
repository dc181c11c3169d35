import type { FinishBody } from '../../../lib/sign-in/sign-in.ts';

/** Sends what somebody brought to finish logging in; a refusal is thrown. */
export type Send = (answer: FinishBody) => Promise<void>;
