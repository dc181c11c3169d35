import { donations } from '@kathok/contract';
import { routes, withPrepare } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { correctDonation } from './correct-donation.service.ts';
import { donationLimit } from './donation-limit.ts';
import {
  decideDonation,
  getDonation,
  removeDonation,
  reverseDonation,
  sendDonationSlip,
  takeMoneyAsDonation,
} from './donation.service.ts';
import { createDonation } from './giving/create-donation.service.ts';
import { updateDonation } from './giving/update-donation.service.ts';
import { listDonations, listDonorMembers, listMemberDonations } from './list/donation-list.service.ts';
import { exportDonations } from './list/export-donations.service.ts';
import { listPendingDonations } from './list/pending-donations.service.ts';
import { listCampaigns, listDedications } from './public-list.service.ts';
import { words } from './words.en.ts';
import { readSlip, slipLimit } from '../payments/index.ts';

export const donationRoutes = routes(
  donations,
  {
    list: listDonations,
    all: exportDonations,
    pending: listPendingDonations,
    dedications: listDedications,
    campaigns: listCampaigns,
    donorMembers: listDonorMembers,
    ofMember: listMemberDonations,
    get: getDonation,
    create: createDonation,
    update: updateDonation,
    remove: removeDonation,
    sendSlip: withPrepare(readSlip, sendDonationSlip),
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
