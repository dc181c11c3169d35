import { approvals } from './approvals/approval.endpoints.ts';
import { accountChanges } from './auth/account-change.endpoints.ts';
import { audit } from './audit/audit.endpoints.ts';
import { auth } from './auth/auth.endpoints.ts';
import { backups } from './backups/backup.endpoints.ts';
import { restoring } from './backups/restore.endpoints.ts';
import { cardPayments } from './card-payments/card-payment.endpoints.ts';
import { countries } from './master-data/country.endpoints.ts';
import { dashboard } from './dashboard/dashboard.endpoints.ts';
import { donationPurposes } from './master-data/donation-purpose.endpoints.ts';
import { families } from './families/family.endpoints.ts';
import { fees } from './fees/fee.endpoints.ts';
import { certificates, documents } from './documents/certificate.endpoints.ts';
import { memberPapers } from './documents/member-papers.endpoints.ts';
import { paperPreviews } from './documents/paper-preview.endpoints.ts';
import { receipts } from './documents/receipt.endpoints.ts';
import { certificateMailings, paperDownloads, paperSending } from './documents/sending.endpoints.ts';
import { donations } from './donations/donation.endpoints.ts';
import { health } from './health/health.endpoints.ts';
import { imports } from './imports/import.endpoints.ts';
import { memberLists } from './members/lists/member-list.endpoints.ts';
import { members } from './members/member.endpoints.ts';
import { membershipTypes } from './master-data/membership-type.endpoints.ts';
import { certificateYears } from './documents/year.endpoints.ts';
import { memberMailings } from './messages/mailing.endpoints.ts';
import { messageTemplates, reminders } from './messages/message.endpoints.ts';
import { outbox } from './outbox/outbox.endpoints.ts';
import { paymentFrequencies } from './master-data/payment-frequency.endpoints.ts';
import { jointPayments } from './payments/joint-payment.endpoints.ts';
import { payments } from './payments/payment.endpoints.ts';
import { permissions } from './permissions/permission.endpoints.ts';
import { pledges } from './pledges/pledge.endpoints.ts';
import { reconciliation } from './reconciliation/reconciliation.endpoints.ts';
import { privacy } from './privacy/privacy.endpoints.ts';
import { renewals } from './fees/renewal.endpoints.ts';
import { cashClosings } from './reports/cash-closing.endpoints.ts';
import { listReports } from './reports/list-report.endpoints.ts';
import { reports } from './reports/report.endpoints.ts';
import { ownDevices, ownSignIn } from './auth/own-sign-in.endpoints.ts';
import { ritualDays, ritualEntries, ritualPapers, rituals } from './rituals/ritual.endpoints.ts';
import { roles } from './roles/role.endpoints.ts';
import { savedViews } from './saved-views/saved-view.endpoints.ts';
import { settings } from './settings/settings.endpoints.ts';
import { status } from './status/status.endpoints.ts';
import { start } from './start/start.endpoints.ts';
import { users } from './users/user.endpoints.ts';
import { words } from './words/word.endpoints.ts';

/** Every call there is. The server serves exactly these, and the tests walk all of them. */
export const contract = {
  health,
  auth,
  ownSignIn,
  ownDevices,
  accountChanges,
  start,
  dashboard,
  users,
  roles,
  permissions,
  settings,
  backups,
  restoring,
  status,
  words,
  savedViews,
  countries,
  paymentFrequencies,
  membershipTypes,
  donationPurposes,
  members,
  memberLists,
  families,
  donations,
  pledges,
  rituals,
  ritualDays,
  ritualEntries,
  ritualPapers,
  fees,
  renewals,
  payments,
  jointPayments,
  receipts,
  certificates,
  documents,
  memberPapers,
  paperPreviews,
  paperSending,
  certificateMailings,
  certificateYears,
  paperDownloads,
  imports,
  cardPayments,
  reconciliation,
  reports,
  listReports,
  cashClosings,
  approvals,
  audit,
  outbox,
  messageTemplates,
  reminders,
  memberMailings,
  privacy,
};
