export { authJobs } from './auth.jobs.ts';
export { authRoutes } from './auth.routes.ts';
export { authenticate } from './authenticate.ts';
export { endLinks, endSessions } from './end-access.ts';
export { requireMayGovern } from './govern.ts';
export { checkLogin, login, logout } from './login.service.ts';
export { mailPasswordLink } from './passwords/mail-password-link.ts';
export { hashPassword } from './passwords/password-hash.ts';
export { passwordFaults, requireGoodPassword } from './passwords/password-policy.ts';
