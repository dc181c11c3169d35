import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

interface CampaignRow {
  purposeId: string;
  name: string;
  description: string;
  targetAmount: number;
  endsOn: Day | null;
  given: number;
  donors: number;
}

/** Purposes with a target that are collected for today; what was given comes from the ledger, where simulated payments stand apart. */
export async function findCampaigns(db: Db | Tx, today: Day, currency: string): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select purposes.id as "purposeId", name, description, target_amount as "targetAmount", ends_on as "endsOn",
      coalesce((select sum(-entries.amount) from donations
        join payments on payments.donation_id = donations.id
        join ledger_postings as postings on postings.payment_id = payments.id
        join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'donations'
        where donations.purpose_id = purposes.id and postings.currency = ${currency}), 0)::bigint as given,
      (select count(distinct coalesce(person_id, id)) from donations
        where purpose_id = purposes.id and payment_status = 'paid' and deleted_at is null
          and exists (select from payments where donation_id = donations.id and status = 'paid'
            and not is_surplus and not is_simulated)) as donors
    from donation_purposes as purposes
    where deleted_at is null and is_active and target_amount is not null
      and coalesce(starts_on, '-infinity') <= ${today}::date and coalesce(ends_on, 'infinity') >= ${today}::date
    order by ends_on nulls last, fold_name(name)`.execute(db);
  return rows;
}
