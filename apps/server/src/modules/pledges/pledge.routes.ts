import { pledges } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { type Routes, routes } from '../../http/routes.ts';
import { ofNetwork, type PublicLimit } from '../../platform/limits/public-limit.ts';
import type { RitualBook } from '../rituals/index.ts';
import { donateToPledge } from './donate-to-pledge.service.ts';
import { exportPledges, listBehind, listPledges } from './lists/pledge-list.service.ts';
import { isPledgeStaff } from './pledge-access.ts';
import {
  createPledge,
  endPledge,
  forgetPayer,
  getExpectations,
  getPledge,
  pausePledge,
  resumePledge,
  updatePledge,
} from './pledge.service.ts';
import { words } from './words.en.ts';

/** A phone company has one address for many; a program pledges thousands of times. The office is not counted. */
const pledgeLimit: PublicLimit = {
  name: 'pledge',
  isExempt: (ctx) => isPledgeStaff(ctx, 'create'),
  own: (from) => ofNetwork(from, { limit: 30, windowSeconds: 15 * 60 }),
  together: { limit: 600, windowSeconds: 60 * 60 },
};
/** By the link of a pledge, whose secret nobody guesses. */
const holderLimit: PublicLimit = {
  name: 'pledge change',
  isExempt: (ctx) => isPledgeStaff(ctx, 'update'),
  own: (from) => ofNetwork(from, { limit: 60, windowSeconds: 15 * 60 }),
  together: { limit: 3000, windowSeconds: 60 * 60 },
};

export const pledgeRoutes = (book: RitualBook): Routes =>
  routes(
    pledges,
    {
      list: listPledges,
      all: exportPledges,
      behind: listBehind,
      create: createPledge,
      get: getPledge,
      update: updatePledge,
      pause: pausePledge,
      resume: resumePledge,
      end: endPledge,
      expectations: getExpectations,
      donate: (ctx, input) => donateToPledge(ctx, input, book),
      forgetPayer,
    },
    {
      pledges_purpose_exists: () => fieldProblem('purposeId', 'exists', words.noPurpose),
      pledges_country_exists: () => fieldProblem('countryId', 'exists', words.noCountry),
    },
    {
      create: pledgeLimit,
      update: holderLimit,
      pause: holderLimit,
      resume: holderLimit,
      end: holderLimit,
      donate: holderLimit,
    },
  );
