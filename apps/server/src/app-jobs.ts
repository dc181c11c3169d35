import { hostname } from 'node:os';
import { type AppDeps, backupDepsOf, contextDepsOf } from './app-deps.ts';
import { dueKinds } from './app-dues.ts';
import { importTargets } from './app-imports.ts';
import { openBlobs } from './base/files/blobs/open-blobs.ts';
import { mailDelivery } from './platform/mail/sending/deliver-mail.ts';
import { mailTurn } from './platform/mail/sending/mail-turn.ts';
import { type JobRunner, jobRunner } from './platform/jobs/job-runner.ts';
import type { JobHandlers } from './platform/jobs/job-handler.ts';
import { smsDelivery } from './platform/mail/sending/deliver-sms.ts';
import { deliverMail, deliverSms } from './platform/mail/mail.ts';
import type { JobKind } from './platform/jobs/run-job.ts';
import { sweepFiles } from './platform/files/sweep-files.ts';
import { tidyUp } from './platform/jobs/tidy-up.ts';
import { authJobs } from './modules/auth/index.ts';
import { backupJobs, watchBackups } from './modules/backups/index.ts';
import { askWaitingPayments } from './modules/card-payments/index.ts';
import { attachReceipt, documentJobs } from './modules/documents/index.ts';
import { familyJobs } from './modules/families/index.ts';
import { importJobs, tidyImports } from './modules/imports/index.ts';
import { mailMembers, mailMembersJob } from './modules/member-mailings/index.ts';
import { memberJobs } from './modules/members/index.ts';
import { lookOnceMore, sendReminders, sendRemindersJob } from './modules/reminders/index.ts';
import { forgetNames, forgetNamesJob, tellFamilies, tellFamiliesJob } from './modules/rituals/index.ts';
import { userJobs } from './modules/users/index.ts';
import { erasureJobs } from './modules/privacy/index.ts';

const minute = 60;
const hour = 60 * minute;
const minuteMs = 60_000;

/** Every kind of work that is done beside the requests. */
export function appJobs(deps: AppDeps): JobRunner {
  const asked: JobHandlers = {
    ...authJobs,
    ...userJobs,
    ...documentJobs,
    ...memberJobs,
    ...familyJobs,
    [mailMembersJob]: mailMembers,
    ...erasureJobs,
    ...importJobs(importTargets),
    ...backupJobs(backupDepsOf(deps)),
  };
  // What is done because time has gone by.
  const ofTime = { isBulk: true, isTakenHere: async () => deps.mayTidy?.() ?? true };
  const others: Record<string, JobKind> = {
    [deliverMail]: {
      limitMs: 3 * minuteMs,
      handler: mailDelivery(deps.smtpUrl, attachReceipt, lookOnceMore),
      isTakenHere: mailTurn(deps.smtpUrl, `${hostname()}:${deps.port ?? ''}`),
    },
    [deliverSms]: {
      limitMs: minuteMs,
      handler: smsDelivery(deps.allowsPrivateSms ?? false, lookOnceMore),
    },
    ask_card_gateway: { handler: (ctx) => askWaitingPayments(ctx, dueKinds), everySeconds: minute },
    [sendRemindersJob]: { handler: sendReminders, everySeconds: 15 * minute, ...ofTime },
    [tellFamiliesJob]: { handler: tellFamilies, everySeconds: 5 * minute, ...ofTime },
    [forgetNamesJob]: { handler: forgetNames, everySeconds: hour, ...ofTime },
    tidy_imports: { handler: tidyImports, everySeconds: hour, ...ofTime },
    tidy_up: { handler: tidyUp, everySeconds: hour, ...ofTime, limitMs: 60 * minuteMs },
    // A sample centre has nothing that would have to be brought back.
    ...(deps.backupRoots &&
      !deps.isDemo && {
        watch_backups: { handler: watchBackups, everySeconds: 5 * minute, ...ofTime },
      }),
    sweep_files: { handler: sweepFiles(openBlobs(deps)), everySeconds: 24 * hour, ...ofTime },
  };
  const once = Object.entries(asked).map(([kind, handler]): [string, JobKind] => [kind, { handler }]);
  return jobRunner(
    contextDepsOf(deps),
    { ...Object.fromEntries(once), ...others },
    { server: serverName(deps) },
  );
}

/** The embedded database belongs to one process at a time; on a server's, the port tells those of one machine apart. */
function serverName({ database, port }: AppDeps): string | undefined {
  if (database.kind === 'embedded') return 'embedded';
  return port ? `${hostname()}:${port}` : undefined;
}
