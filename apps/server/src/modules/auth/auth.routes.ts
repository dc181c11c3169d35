import { auth, ownDevices, ownSignIn } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import {
  finishLoginLimit,
  forgotPasswordLimit,
  loginLimit,
  passkeyOptionsLimit,
  refreshLimit,
  resetPasswordLimit,
} from './auth-limits.ts';
import {
  listDevices,
  listRecentSignIns,
  signOutDevice,
  signOutOtherDevices,
} from './devices/device.service.ts';
import { checkLogin, getMe, login, logout } from './login/login.service.ts';
import { getOwnSignIn } from './own-sign-in.service.ts';
import {
  addPasskey,
  beginPasskey,
  checkNewPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys/own-passkeys.service.ts';
import { passkeyOptions } from './passkeys/passkey-options.service.ts';
import {
  changePassword,
  prepareChange,
  prepareReset,
  resetByAdministrator,
} from './passwords/change-password.service.ts';
import { forgotPassword } from './passwords/links/forgot-password.service.ts';
import { requirePassword } from './passwords/own-password.ts';
import { readPasswordLink } from './passwords/links/read-link.service.ts';
import { prepareLinkedReset, resetPassword } from './passwords/links/reset-password.service.ts';
import { checkSecondFactor, finishLogin } from './second-factor/finish-login.service.ts';
import {
  beginAuthenticator,
  checkFirstCode,
  confirmOwnAuthenticator,
  prepareAuthenticator,
  removeOwnAuthenticator,
} from './second-factor/authenticator/own-authenticator.service.ts';
import { makeRecoveryCodes } from './second-factor/recovery-codes/own-recovery-codes.service.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.service.ts';
import { checkStepUp, stepUp } from './step-up/step-up.service.ts';
import { refresh } from './sessions/refresh.service.ts';

export const authRoutes: Routes[] = [
  routes(
    auth,
    {
      login: withPrepare(checkLogin, login),
      finishLogin: withPrepare(checkSecondFactor, finishLogin),
      passkeyOptions,
      refresh,
      stepUp: withPrepare(checkStepUp, stepUp),
      logout,
      me: getMe,
      resetByAdministrator: withPrepare(prepareReset, resetByAdministrator),
      resetSecondFactor,
      forgotPassword,
      readPasswordLink,
      resetPassword: withPrepare(prepareLinkedReset, resetPassword),
      changePassword: withPrepare(prepareChange, changePassword),
    },
    {},
    {
      login: loginLimit,
      finishLogin: finishLoginLimit,
      passkeyOptions: passkeyOptionsLimit,
      refresh: refreshLimit,
      forgotPassword: forgotPasswordLimit,
      readPasswordLink: resetPasswordLimit,
      resetPassword: resetPasswordLimit,
    },
  ),

  routes(
    ownSignIn,
    {
      get: getOwnSignIn,
      beginAuthenticator: withPrepare(prepareAuthenticator, beginAuthenticator),
      confirmAuthenticator: withPrepare(checkFirstCode, confirmOwnAuthenticator),
      removeAuthenticator: withPrepare(requirePassword, removeOwnAuthenticator),
      makeRecoveryCodes: withPrepare(requirePassword, makeRecoveryCodes),
      beginPasskey: withPrepare(requirePassword, beginPasskey),
      addPasskey: withPrepare(checkNewPasskey, addPasskey),
      renamePasskey,
      removePasskey: withPrepare(requirePassword, removePasskey),
    },
    { passkeys_credential_unique: () => fieldProblem('passkey', 'isFree', 'has been added already') },
  ),

  routes(ownDevices, {
    list: listDevices,
    signOut: signOutDevice,
    signOutOthers: signOutOtherDevices,
    recent: listRecentSignIns,
  }),
];
