import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { hideFromPlanner } from '../../db/statements/hide-from-planner.ts';

interface CampaignRow {
  purposeId: string;
  name: string;
  nameDzongkha: string | null;
  description: string;
  descriptionDzongkha: string | null;
  targetAmount: number;
  endsOn: Day | null;
  given: number;
  donors: number;
}

/** Purposes with a target that are collected for today; what was given, and by how many, is kept beside the ledger. */
export async function findCampaigns(db: Db | Tx, today: Day, currency: string): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select purposes.id as "purposeId", name, name_dzongkha as "nameDzongkha", description,
      description_dzongkha as "descriptionDzongkha", target_amount as "targetAmount", ends_on as "endsOn",
      coalesce((select sum(amount) from purpose_sums
        where purpose_id = purposes.id and currency = ${hideFromPlanner(currency, 'text')}), 0)::bigint as given,
      coalesce((select sum(donors) from purpose_donor_counts where purpose_id = purposes.id), 0)::bigint as donors
    from donation_purposes as purposes
    where deleted_at is null and is_active and target_amount is not null
      and coalesce(starts_on, '-infinity') <= ${hideFromPlanner(today, 'date')} and coalesce(ends_on, 'infinity') >= ${hideFromPlanner(today, 'date')}
    order by ends_on nulls last, fold_name(name)`.execute(db);
  return rows;
}
