import type { JobHandlers } from '../../platform/jobs/job-handler.ts';
import { tellOfGuesses, tellOfGuessesJob } from './devices/guess-notice.ts';
import {
  forgottenPasswordJob,
  mailForgottenPasswordLink,
} from './passwords/links/forgot-password.service.ts';

export { authRoutes } from './auth.routes.ts';
export { authenticate } from './authenticate.ts';
export { endLinks, endSessions } from './end-access.ts';
export { requireMayManageAccount } from './require-may-manage.ts';
export { countOwnContactChange } from './own-contact-limit.ts';
export { stepUpProofs } from './step-up/step-up.service.ts';
export { checkLogin, getMe, login, logout } from './login/login.service.ts';
export { hasSecondFactor } from './second-factor/has-second-factor-sql.ts';
export { mailPasswordLink, newInvitation, textPasswordLink } from './passwords/links/mail-password-link.ts';
export { hashPassword } from './passwords/password-hash.ts';
export { giveOneTimePassword } from './passwords/one-time-password.service.ts';
export { readablePassword } from './passwords/readable-password.ts';
export { notifyContactChange } from './contact-changes/notify-contact-change.ts';
export { notifyAccountChanged } from './contact-changes/notify-account-changed.ts';
export { closeAccount, hashUnknownPassword } from './contact-changes/close-account.ts';
export { lockAccount, restoreContact } from './account.repository.ts';
export { passwordFaults, requireGoodPassword } from './passwords/password-policy.ts';

/** Work that goes on after the answer, by the kind of job. */
export const authJobs: JobHandlers = {
  [forgottenPasswordJob]: mailForgottenPasswordLink,
  [tellOfGuessesJob]: tellOfGuesses,
};
