/**
 * Which database `npm test` runs an integration test on, where once is enough for every day. `npm run prove` runs all
 * of these on both, and what is named in neither list runs on both always: what the database itself does, and what is new.
 */
const tests = (names) => names.map((name) => `apps/server/src/${name}.itest.ts`);

/** Those about several calls at once, since only PostgreSQL has several connections; those that kill a program; and long walks. */
export const onPostgresFirst = tests([
  'http/idempotency',
  'http/overload',
  'http/prepare',
  'modules/audit/audit.routes',
  'modules/card-payments/deliveries',
  'modules/card-payments/new-year',
  'modules/coverages/coverage',
  'modules/dashboard/setup/setup',
  'modules/donations/verification',
  'modules/fees/life-of-a-fee',
  'modules/fees/waived-and-overpaid',
  'modules/members/claims/claims',
  'modules/members/list/export-members',
  'modules/members/list/member-counts',
  'modules/members/list/member-list',
  'modules/payments/payment.repository',
  'modules/payments/receipts/receipts',
  'modules/payments/waiting/waiting',
  'modules/users/last-administrator',
  'platform/audit-sealer',
  'platform/database-services',
  'platform/last-writes',
  'stop-server',
]);

/**
 * Those without which some query would not be run on the embedded database (scripts/test/reached-functions.mjs). On PostgreSQL
 * the walks over all endpoints call what these call (apps/server/src/walks).
 */
export const onEmbeddedFirst = tests([
  'http/storage',
  'modules/auth/devices/devices',
  'modules/auth/passkeys/passkeys',
  'modules/auth/second-factor/required-second-factor',
  'modules/auth/second-factor/second-factor',
  'modules/auth/sessions/refresh',
  'modules/card-payments/refunds',
  'modules/card-payments/simulated-payments',
  'modules/card-payments/what-the-bank-leaves-open',
  'modules/certificates/certificates',
  'modules/documents/cards/chosen-members',
  'modules/documents/mailings/mailings',
  'modules/documents/member-papers',
  'modules/documents/sending/sending',
  'modules/donations/donation',
  'modules/donations/imports/donation-payments',
  'modules/fees/fee-list',
  'modules/fees/imports/fee-payments',
  'modules/fees/renewals/renewals',
  'modules/imports/running/kill',
  'modules/imports/running/run-import',
  'modules/master-data/master-data',
  'modules/member-mailings/mailings',
  'modules/members/accounts/accounts',
  'modules/members/claims/requests',
  'modules/members/look-up/look-up',
  'modules/members/member.routes',
  'modules/members/merging/merge',
  'modules/members/notes/note',
  'modules/message-templates/templates',
  'modules/privacy/erasing/erase',
  'modules/privacy/personal-data/download',
  'modules/reconciliation/reconciliation',
  'modules/reconciliation/settlements/settlement',
  'modules/reminders/reminders',
  'modules/reports/export/exports',
  'modules/reports/lists/lists',
  'modules/roles/role.routes',
  'modules/saved-views/saved-view',
  'modules/users/user.routes',
  'platform/jobs/jobs',
  'platform/jobs/tidy-up',
]);
