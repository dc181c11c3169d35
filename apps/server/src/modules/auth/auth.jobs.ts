import type { Ctx } from '../../platform/context.ts';
import { forgottenPasswordJob, mailForgottenPasswordLink } from './passwords/forgot-password.service.ts';

type Handler = (ctx: Ctx, payload: Record<string, unknown>) => Promise<void>;

/** Work that goes on after the answer, by the kind of job. */
export const authJobs: Record<string, Handler> = { [forgottenPasswordJob]: mailForgottenPasswordLink };
