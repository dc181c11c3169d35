/** Rows whose number or sum is kept, in SQL. */
export interface Source {
  /** A table, or tables that are joined. */
  rows: string;
  /** The key columns of what is kept, each with the expression on these rows that it comes from. */
  keys: Readonly<Record<string, string>>;
  /** Which of the rows count. */
  condition: string;
}

/** Numbers that triggers keep in a table of their own, spread over several rows for each key, its shards. */
export interface KeptNumber<S extends Source = Source> {
  /** What is counted or added up, in the plural, as `npm run verify` names it. */
  what: string;
  table: string;
  /** Number columns, each with what one row adds to it. */
  numbers: Readonly<Record<string, string>>;
  sources: readonly S[];
}

export interface CountedTable extends Source {
  /** The columns that a count depends on: a change of any other column changes no count. */
  columns: readonly string[];
}

/** A number of rows, of which the constraint `<table>_once` says that there is one for each key and shard. */
export interface KeptCount extends KeptNumber<CountedTable> {
  /**
   * Whether one statement changes so many counted rows that they have to be added up first. Otherwise changed rows are looked
   * at one by one, and a change that leaves `columns` as they are costs nothing.
   */
  isChangedInBulk: boolean;
}

const inRegister = 'deleted_at IS NULL OR merged_into IS NULL';
const isRunning = 'end_reason IS NULL AND NOT is_lifetime';

/**
 * All numbers of rows that are kept (docs/decisions/kept-counts.md). From this list follow the triggers that write them, which a
 * test compares with those of the database, what `npm run verify` counts again, and what the hourly tidying up removes.
 */
export const keptCounts: readonly KeptCount[] = [
  {
    what: 'members by standing',
    table: 'member_standing_counts',
    numbers: { row_count: '1', without_phone: 'CASE WHEN has_phone THEN 0 ELSE 1 END' },
    sources: [
      {
        rows: 'all_members',
        columns: [
          'deleted_at',
          'merged_into',
          'end_reason',
          'is_lifetime',
          'paid_until',
          'grace_until',
          'membership_type_id',
          'has_phone',
        ],
        keys: {
          is_removed: 'deleted_at IS NOT NULL',
          end_reason: 'end_reason',
          is_lifetime: 'is_lifetime',
          // Until when somebody was paid for who has resigned says nothing of a standing.
          paid_until: `CASE WHEN ${isRunning} THEN paid_until END`,
          grace_until: `CASE WHEN ${isRunning} THEN grace_until END`,
          membership_type_id: 'membership_type_id',
        },
        condition: inRegister,
      },
    ],
    isChangedInBulk: true,
  },
  {
    what: 'members by place',
    table: 'member_place_counts',
    numbers: { row_count: '1' },
    sources: [
      {
        rows: 'all_members',
        columns: ['deleted_at', 'merged_into', 'person_country_id', 'person_dzongkhag', 'import_id'],
        keys: {
          is_removed: 'deleted_at IS NOT NULL',
          person_country_id: 'person_country_id',
          person_dzongkhag: 'person_dzongkhag',
          import_id: 'import_id',
        },
        condition: inRegister,
      },
    ],
    isChangedInBulk: false,
  },
  {
    what: 'members by name',
    table: 'member_name_counts',
    numbers: { row_count: '1' },
    sources: [
      {
        rows: 'all_members',
        columns: ['person_name_key', 'deleted_at', 'merged_into', 'import_id'],
        keys: {
          person_name_key: 'person_name_key',
          is_removed: 'deleted_at IS NOT NULL',
          import_id: 'import_id',
        },
        condition: inRegister,
      },
    ],
    isChangedInBulk: false,
  },
  {
    what: 'donations by the name of the donor',
    table: 'donor_name_counts',
    numbers: { row_count: '1' },
    sources: [
      {
        rows: 'donations',
        columns: ['donor_name_key', 'deleted_at'],
        keys: { donor_name_key: 'donor_name_key', is_removed: 'deleted_at IS NOT NULL' },
        condition: 'true',
      },
    ],
    isChangedInBulk: false,
  },
  {
    what: 'fees and donations',
    table: 'due_counts',
    numbers: { row_count: '1' },
    sources: [dues('fee', 'membership_fees'), dues('donation', 'donations')],
    isChangedInBulk: true,
  },
  {
    what: 'payments that wait',
    table: 'pending_payment_counts',
    numbers: { row_count: '1', amount: 'amount' },
    sources: [
      {
        rows: 'payments',
        columns: ['status', 'fee_id', 'currency', 'amount'],
        keys: { due: "CASE WHEN fee_id IS NULL THEN 'donation' ELSE 'fee' END", currency: 'currency' },
        condition: "status = 'pending'",
      },
    ],
    isChangedInBulk: false,
  },
  {
    what: 'names on the days of rituals',
    table: 'ritual_day_counts',
    numbers: { row_count: '1' },
    sources: [
      {
        rows: 'ritual_entries',
        columns: ['ritual_day_id', 'living', 'standing', 'read_at', 'is_late'],
        keys: {
          ritual_day_id: 'ritual_day_id',
          living: 'living',
          standing: 'standing',
          is_read: 'read_at IS NOT NULL',
          is_late: 'is_late',
        },
        condition: 'ritual_day_id IS NOT NULL',
      },
    ],
    // A list of thousands of names is read in one statement.
    isChangedInBulk: true,
  },
];

function dues(due: 'fee' | 'donation', rows: string): CountedTable {
  return {
    rows,
    columns: ['payment_status', 'deleted_at'],
    keys: { due: `'${due}'`, payment_status: 'payment_status' },
    condition: 'deleted_at IS NULL',
  };
}
