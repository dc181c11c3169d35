import type { auth, CallOf } from '@kathok/contract';

/** Sends what shows who it is; fails where the server does not take it. */
export type ShowStepUp = (body: CallOf<typeof auth.stepUp>['body']) => Promise<void>;
