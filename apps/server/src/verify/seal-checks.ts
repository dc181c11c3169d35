import { sql } from 'kysely';
import type { Check } from './checks.ts';

/** The digests are spelled out and not asked of the functions that sealed, for those could be replaced. */
const receiptDigest = sql`encode(sha256(convert_to(jsonb_build_array(
  id, receipt_number, series, year, position, payment_id, issued_on, snapshot, previous_hash, hash, verification_code,
  check_code, extract(epoch from voided_at), void_reason, replaced_by, extract(epoch from created_at))::text, 'UTF8')), 'hex')`;

const postingDigest = sql`encode(sha256(convert_to(jsonb_build_array(
  id, payment_id, kind, head, method, currency, day, extract(epoch from posted_at), posted_by)::text, 'UTF8')), 'hex')`;

/** The day in Bhutan. */
const dayOfReversal = sql`((payments.reversed_at at time zone 'UTC') + interval '6 hours')::date`;

/** That receipts and the ledger are as they were written, column by column, and that nothing is left of what is gone. */
export const sealChecks: readonly Check[] = [
  {
    name: 'every receipt is as it was sealed',
    find: sql`select 'receipt ' || receipt_number as record, 'it is not what was sealed' as problem
      from receipts where seal <> ${receiptDigest} order by series, year, position limit 1`,
  },
  {
    name: 'every posting is as it was sealed',
    find: sql`select 'posting ' || id as record, 'it is not what was sealed' as problem
      from ledger_postings where seal <> ${postingDigest} order by posted_at, id limit 1`,
  },
  {
    name: 'every posting has two entries, for the way the money came and for its head',
    find: sql`select 'posting ' || coalesce(postings.id, entries.posting_id) as record,
        case when postings.id is null then 'it is missing, and its entries are there'
          else 'its entries are not those of a posting of ' || postings.method || ' for ' || postings.head end as problem
      from ledger_postings as postings full join ledger_entries as entries on entries.posting_id = postings.id
      group by postings.id, entries.posting_id, postings.method, postings.head
      having postings.id is null or count(*) <> 2 or count(*) filter (where account =
        case postings.head when 'simulated' then 'simulated_card' else postings.method end) <> 1
        or count(*) filter (where account = postings.head) <> 1
      order by 1 limit 1`,
  },
  {
    name: 'every posting stands on the day of its payment or reversal',
    find: sql`select 'posting ' || postings.id as record, 'it stands on ' || day as problem
      from ledger_postings as postings join payments on payments.id = payment_id
      where day <> case postings.kind when 'settle' then paid_on else ${dayOfReversal} end
        -- What was corrected is taken out and written again on one day, whenever the money came.
        and not (postings.kind = 'settle' and exists (select from payments as wrong
          where wrong.id = payments.split_of and wrong.reversed_at = payments.created_at
            and day = ((wrong.reversed_at at time zone 'UTC') + interval '6 hours')::date))
      order by postings.id limit 1`,
  },
  {
    name: 'every posting and every receipt belongs to a payment',
    find: sql`select record, 'its payment is missing' as problem
      from (select 'posting ' || id as record, payment_id from ledger_postings
        union all select 'receipt ' || receipt_number, payment_id from receipts) as of_payments
      where not exists (select from payments where payments.id = payment_id)
      order by record limit 1`,
  },
  {
    name: 'the records that never change are guarded',
    find: sql`select 'table ' || guarded.name as record, 'the trigger ' || guarded.guard || ' is off or missing' as problem
      from (values
        ('audit_entries', 'audit_entries_append_only'), ('audit_entries', 'audit_entries_keep'),
        ('audit_redactions', 'audit_redactions_append_only'), ('audit_redactions', 'audit_redactions_keep'),
        ('audit_entries', 'audit_entries_await_seal'), ('audit_head', 'audit_head_keep'),
        ('audit_head', 'audit_head_moves_on'), ('audit_head', 'audit_head_stays'),
        ('audit_seals', 'audit_seals_append_only'), ('audit_seals', 'audit_seals_keep'),
        ('audit_unsealed', 'audit_unsealed_append_only'), ('audit_unsealed', 'audit_unsealed_keep'),
        ('audit_unsealed', 'audit_unsealed_leaves_sealed'),
        ('ledger_entries', 'ledger_entries_append_only'), ('ledger_entries', 'ledger_entries_balance'),
        ('ledger_entries', 'ledger_entries_never_emptied'), ('ledger_postings', 'ledger_postings_append_only'),
        ('ledger_postings', 'ledger_postings_balance'), ('ledger_postings', 'ledger_postings_never_emptied'),
        ('ledger_postings', 'ledger_postings_sealed'), ('receipts', 'receipts_never_deleted'),
        ('receipts', 'receipts_never_emptied'), ('receipts', 'receipts_only_voided'), ('receipts', 'receipts_sealed')
      ) as guarded (name, guard)
      where not exists (select from pg_trigger where tgrelid = to_regclass(guarded.name)
        and tgname = guarded.guard and tgenabled in ('O', 'A'))
      order by guarded.name, guarded.guard limit 1`,
  },
];
