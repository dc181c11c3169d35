import type { finishSignIn } from '../../../lib/session.ts';

/** Sends what somebody brought to finish logging in; a refusal is thrown. */
export type Send = (answer: Parameters<typeof finishSignIn>[0]) => Promise<void>;
