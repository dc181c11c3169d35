import { auth, ownSignIn, type SecondFactorNeeded } from '@kathok/contract';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './start-test-app.ts';

/** What an authenticator app shows at this moment. */
export const codeOf = (app: TestApp, key: string): string =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: app.clock.now().getTime() });

/** Adds an authenticator app to the account that is signed in; its first code is used up by that. */
export async function addAuthenticator(app: TestApp, token: string, password: string) {
  const { key, address } = await app.call(ownSignIn.beginAuthenticator, { body: { password } }, token);
  const body = { code: codeOf(app, key) };
  const { recoveryCodes } = await app.call(ownSignIn.confirmAuthenticator, { body }, token);
  return { key, address, recoveryCodes: recoveryCodes ?? [] };
}

/** Types the password; answers how to go on. */
export async function askedForSecondStep(
  app: TestApp,
  body: { username: string; password: string },
): Promise<SecondFactorNeeded> {
  const answer = await app.send(auth.login, { body });
  const { secondFactor } = answer.body as { secondFactor?: SecondFactorNeeded };
  if (answer.status !== 401 || !secondFactor)
    throw new Error(`${answer.status}: no second step was asked for`);
  return secondFactor;
}
