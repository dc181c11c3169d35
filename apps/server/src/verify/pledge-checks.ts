import { sql } from 'kysely';
import type { Check } from './checks.ts';

/** That what was pledged, and what came for it, can be computed from what is kept. */
export const pledgeChecks: readonly Check[] = [
  {
    name: 'what came for a pledge is in its currency',
    find: sql`select 'donation ' || donation_number as record,
        'it is in ' || donations.currency || ', and the pledge ' || pledge_number || ' in ' || pledges.currency as problem
      from donations join pledges on pledges.id = donations.pledge_id
      where donations.currency <> pledges.currency order by donations.id limit 1`,
  },
  {
    name: 'it is known what was pledged from the first day of a pledge on',
    find: sql`select 'pledge ' || pledge_number as record, 'nothing says what was pledged on its first day' as problem
      from pledges where not exists (
        select from pledge_versions where pledge_id = pledges.id and from_day <= starts_on)
      order by pledges.id limit 1`,
  },
  {
    name: 'a pledge shows what was pledged last',
    find: sql`select 'pledge ' || pledge_number as record, 'its latest version says otherwise' as problem
      from pledges cross join lateral (
        select * from pledge_versions where pledge_id = pledges.id order by from_day desc limit 1) as latest
      where (latest.amount, latest.rhythm, latest.day_of_month) <> (pledges.amount, pledges.rhythm, pledges.day_of_month)
         or latest.is_paused <> (pledges.state <> 'active') and donor_name <> 'Erased person'
      order by pledges.id limit 1`,
  },
  {
    name: 'payers were learnt for pledges of their currency',
    find: sql`select 'pledge ' || pledge_number as record, 'a payer in ' || pledge_payers.currency || ' was learnt for it' as problem
      from pledge_payers join pledges on pledges.id = pledge_id
      where pledge_payers.currency <> pledges.currency order by pledge_payers.id limit 1`,
  },
];
