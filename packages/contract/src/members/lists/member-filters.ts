import { z } from 'zod';
import { day } from '../../values/days/days.ts';
import { chosenIds, id } from '../../values/fields.ts';
import { genders } from '../../values/people/genders.ts';
import { emptyIsAbsent } from '../../values/page.ts';
import { dzongkhags } from '../../values/people/places.ts';
import { memberStatuses, standings } from '../../values/people/standing.ts';

/** The members who were ticked in the list: at most a few pages of it. */
export const chosenMembers = { ids: emptyIsAbsent(chosenIds(200)) };

/** What the register can be narrowed by. */
export const memberFilters = {
  status: emptyIsAbsent(z.enum(memberStatuses)),
  standing: emptyIsAbsent(z.enum(standings)),
  membershipTypeId: emptyIsAbsent(id),
  paymentFrequencyId: emptyIsAbsent(id),
  countryId: emptyIsAbsent(id),
  dzongkhag: emptyIsAbsent(z.enum(dzongkhags)),
  gender: emptyIsAbsent(z.enum(genders)),
  joinedFrom: emptyIsAbsent(day),
  joinedTo: emptyIsAbsent(day),
  paidUntilFrom: emptyIsAbsent(day),
  paidUntilTo: emptyIsAbsent(day),
  hasPhone: emptyIsAbsent(z.stringbool()),
  hasEmail: emptyIsAbsent(z.stringbool()),
  /** Finds members on a list that was picked by hand. */
  listId: emptyIsAbsent(id),
};
