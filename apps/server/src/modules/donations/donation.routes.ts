import { donations, type InputOf } from '@kathok/contract';
import { ofNetwork, type PublicLimit } from '../../platform/limits/public-limit.ts';
import { isDonationStaff } from './donation-access.ts';
import { donationDue } from './donation-due.ts';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { correctDonation } from './correcting/correct-donation.service.ts';
import {
  decideDonation,
  getDonation,
  removeDonation,
  restoreDonation,
  reverseDonation,
  sendDonationSlip,
  takeMoneyAsDonation,
} from './donation.service.ts';
import { createDonation } from './giving/create-donation.service.ts';
import { updateDonation } from './giving/update-donation.service.ts';
import {
  listDonations,
  listDonorMembers,
  listMemberDonations,
  printDonations,
} from './list/donation-list.service.ts';
import { exportDonations } from './list/export-donations.service.ts';
import { listPendingDonations } from './list/pending-donations.service.ts';
import { listCampaigns, listDedications } from './public-list.service.ts';
import { words } from './words.en.ts';
import { readOwedSlip, slipLimit } from '../payments/index.ts';
import type { RitualBook } from '../rituals/index.ts';

/** A phone company has one address for many; a program donates thousands of times. The office is not counted. */
const donationLimit: PublicLimit = {
  name: 'donation',
  isExempt: (ctx) => isDonationStaff(ctx, 'create'),
  own: (from) => ofNetwork(from, { limit: 100, windowSeconds: 15 * 60 }),
  together: { limit: 3000, windowSeconds: 60 * 60 },
};

export const donationRoutes = (book: RitualBook): Routes =>
  routes(
    donations,
    {
      list: listDonations,
      print: printDonations,
      all: exportDonations,
      pending: listPendingDonations,
      dedications: listDedications,
      campaigns: listCampaigns,
      donorMembers: listDonorMembers,
      ofMember: listMemberDonations,
      get: getDonation,
      create: (ctx, input) => createDonation(ctx, input, book),
      update: (ctx, input) => updateDonation(ctx, input, book),
      remove: removeDonation,
      restore: restoreDonation,
      sendSlip: withPrepare(
        readOwedSlip(donationDue, ({ body }: InputOf<typeof donations.sendSlip>) => body.donationId),
        sendDonationSlip,
      ),
      decide: decideDonation,
      reverse: reverseDonation,
      correct: correctDonation,
      takeAsDonation: takeMoneyAsDonation,
    },
    {
      donations_purpose_exists: () => fieldProblem('purposeId', 'exists', words.noPurpose),
      donations_country_exists: () => fieldProblem('countryId', 'exists', words.noCountry),
    },
    { create: donationLimit, sendSlip: slipLimit },
  );
