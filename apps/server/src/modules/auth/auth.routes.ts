import { auth } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { forgotPasswordLimit, loginLimit, refreshLimit, resetPasswordLimit } from './auth-limits.ts';
import { getMe, login, logout } from './login.service.ts';
import { changePassword, resetByAdministrator } from './passwords/change-password.service.ts';
import { forgotPassword } from './passwords/forgot-password.service.ts';
import { resetPassword } from './passwords/reset-password.service.ts';
import { refresh } from './sessions/refresh.service.ts';

export const authRoutes = routes(
  auth,
  {
    login,
    refresh,
    logout,
    me: getMe,
    resetByAdministrator,
    forgotPassword,
    resetPassword,
    changePassword,
  },
  {},
  {},
  {
    login: loginLimit,
    refresh: refreshLimit,
    forgotPassword: forgotPasswordLimit,
    resetPassword: resetPasswordLimit,
  },
);
