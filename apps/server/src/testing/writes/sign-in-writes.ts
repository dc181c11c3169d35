import { auth, ownDevices, ownSignIn, users } from '@kathok/contract';
import { addAuthenticator, askedForSecondStep, codeOf } from '../second-step.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import type { TestApp } from '../start-test-app.ts';
import type { Writes } from './office.ts';

const password = 'seven lamps on the sill';

/** One success of every call that changes how somebody signs in. */
export function signInWrites(appOf: () => TestApp): Writes {
  let count = 0;
  async function newPerson() {
    const app = appOf();
    count += 1;
    const token = await app.signIn('Administrator');
    const { roleId } = await app.call(users.get, { params: { id: app.account('Auditor').id } }, token);
    const email = `sign.in.${count}@example.bt`;
    const body = { name: `Signer ${count}`, email, roleId, password };
    const { id } = await app.call(users.create, { body }, token);
    const login = { username: email, password };
    const { accessToken } = await app.call(auth.login, { body: login });
    return { id, login, token: accessToken, trace: { actorId: id, entityId: id } };
  }
  async function withApp() {
    const person = await newPerson();
    return { ...person, ...(await addAuthenticator(appOf(), person.token, password)) };
  }
  async function withPasskey() {
    const person = await newPerson();
    const begun = await appOf().call(ownSignIn.beginPasskey, { body: { password } }, person.token);
    const made = new SoftwareAuthenticator().create(begun.options);
    const body = { challenge: begun.challenge, name: 'Phone', passkey: made };
    const { passkey } = await appOf().call(ownSignIn.addPasskey, { body }, person.token);
    return { ...person, passkeyId: passkey.id };
  }

  return {
    async 'auth.finishLogin'() {
      const { login, key, trace } = await withApp();
      appOf().clock.advance({ seconds: 30 });
      const { challenge } = await askedForSecondStep(appOf(), login);
      await appOf().call(auth.finishLogin, { body: { challenge, code: codeOf(appOf(), key) } });
      return trace;
    },
    async 'auth.stepUp'() {
      const { token, trace } = await newPerson();
      await appOf().call(auth.stepUp, { body: { password } }, token);
      return trace;
    },
    async 'auth.resetSecondFactor'() {
      const { id } = await withApp();
      const token = await appOf().signIn('Administrator');
      await appOf().call(auth.resetSecondFactor, { params: { id }, body: { reason: 'Lost' } }, token);
      return { actorId: appOf().account('Administrator').id, entityId: id };
    },
    async 'ownSignIn.confirmAuthenticator'() {
      return (await withApp()).trace;
    },
    async 'ownSignIn.removeAuthenticator'() {
      const { token, trace } = await withApp();
      await appOf().call(ownSignIn.removeAuthenticator, { body: { password } }, token);
      return trace;
    },
    async 'ownSignIn.makeRecoveryCodes'() {
      const { token, trace } = await withApp();
      await appOf().call(ownSignIn.makeRecoveryCodes, { body: { password } }, token);
      return trace;
    },
    async 'ownSignIn.addPasskey'() {
      return (await withPasskey()).trace;
    },
    async 'ownSignIn.renamePasskey'() {
      const { token, passkeyId: id, trace } = await withPasskey();
      await appOf().call(ownSignIn.renamePasskey, { params: { id }, body: { name: 'Old' } }, token);
      return trace;
    },
    async 'ownSignIn.removePasskey'() {
      const { token, passkeyId: id, trace } = await withPasskey();
      await appOf().call(ownSignIn.removePasskey, { params: { id }, body: { password } }, token);
      return trace;
    },
    async 'ownDevices.signOut'() {
      const { token, login, trace } = await newPerson();
      await appOf().call(auth.login, { body: login });
      const list = await appOf().call(ownDevices.list, {}, token);
      const { id } = list.find(({ isThis }) => !isThis)!;
      await appOf().call(ownDevices.signOut, { params: { id } }, token);
      return trace;
    },
    async 'ownDevices.signOutOthers'() {
      const { token, trace } = await newPerson();
      await appOf().call(ownDevices.signOutOthers, {}, token);
      return trace;
    },
  };
}
