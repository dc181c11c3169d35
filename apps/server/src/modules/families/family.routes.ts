import { families } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import { routes } from '../../http/routes.ts';
import { updateLinkState } from './answer.service.ts';
import { createLink } from './ask.service.ts';
import { answerLimit, askLimit } from './family-limits.ts';
import { getFamily } from './family.service.ts';
import { words } from './words.en.ts';

export const familyRoutes = routes(
  families,
  { get: getFamily, createLink, updateLink: updateLinkState },
  { family_links_one_standing: () => fieldProblem('memberId', 'isFree', words.standsAlready) },
  { createLink: askLimit, updateLink: answerLimit },
);
