import type { auth, CallOf, TokenPair, UserData } from '@kathok/contract';
import { browserStorage, call, sessionStore } from '../api.ts';
import { deviceMark } from './device-mark.ts';
import { loginCall } from './session-calls.ts';
import { finishLoginCall } from './sign-in-calls.ts';
import { askStart } from './start.ts';

export type FinishBody = CallOf<typeof auth.finishLogin>['body'];

export async function signIn(username: string, password: string): Promise<void> {
  keepSession(await call(loginCall, { body: { username, password } }, fromThisDevice()));
}

/** The second step, or a passkey alone. */
export async function finishSignIn(body: FinishBody): Promise<void> {
  keepSession(await call(finishLoginCall, { body }, fromThisDevice()));
}

/** The mark of this browser goes along, by which people are told of a sign-in on another one. */
function fromThisDevice() {
  const mark = deviceMark(browserStorage());
  return mark ? { headers: { 'x-device': mark } } : {};
}

function keepSession({ userData, ...pair }: TokenPair & { userData: UserData }): void {
  sessionStore.saveTokens(pair);
  sessionStore.saveUser(userData);
  // The office asks for itself whatever this does not bring.
  askStart().catch(() => undefined);
}
