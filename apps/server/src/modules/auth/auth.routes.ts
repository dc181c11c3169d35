import { auth } from '@kathok/contract';
import { routes, withPrepare } from '../../http/routes.ts';
import { forgotPasswordLimit, loginLimit, refreshLimit, resetPasswordLimit } from './auth-limits.ts';
import { checkLogin, getMe, login, logout } from './login.service.ts';
import {
  changePassword,
  prepareChange,
  prepareReset,
  resetByAdministrator,
} from './passwords/change-password.service.ts';
import { forgotPassword } from './passwords/forgot-password.service.ts';
import { prepareLinkedReset, resetPassword } from './passwords/reset-password.service.ts';
import { refresh } from './sessions/refresh.service.ts';

export const authRoutes = routes(
  auth,
  {
    login: withPrepare(checkLogin, login),
    refresh,
    logout,
    me: getMe,
    resetByAdministrator: withPrepare(prepareReset, resetByAdministrator),
    forgotPassword,
    resetPassword: withPrepare(prepareLinkedReset, resetPassword),
    changePassword: withPrepare(prepareChange, changePassword),
  },
  {},
  {
    login: loginLimit,
    refresh: refreshLimit,
    forgotPassword: forgotPasswordLimit,
    resetPassword: resetPasswordLimit,
  },
);
