/**
 * Defences against losing or doubling money, and how they would be taken out. A guard that cannot fail is no guard:
 * proofs/seeded-bugs.prove.embedded.itest.ts runs the named test without the defence and wants it to fail.
 */
export interface SeededBug {
  /** The source that holds the defence, what to take out of it, and what stands there then. */
  source?: { file: string; take: string; give: string };
  /** Or what takes it out of the database. */
  sql?: string;
  test: string;
  named: string;
}

export const seededBugs: Record<string, SeededBug> = {
  'conditional update': {
    source: {
      file: 'apps/server/src/modules/payments/payment.repository.ts',
      take: "    .where('status', 'in', statesBefore(event))\n",
      give: '',
    },
    test: 'apps/server/src/modules/payments/payment.repository.itest.ts',
    named: 'a stale look at a payment decides nothing',
  },
  'idempotency check': {
    source: {
      file: 'apps/server/src/http/idempotency/idempotency.ts',
      take: '  return { body: kept.response, isReplayed: true };\n',
      give: '  await db.deleteFrom("idempotencyKeys").where("key", "=", key).execute();\n',
    },
    test: 'apps/server/src/http/idempotency/idempotency.itest.ts',
    named: 'the same key and body answer the same again, byte for byte, and do it once',
  },
  'counter row': {
    // A sequence does not give back what a transaction that failed had taken.
    sql: `DO $do$ BEGIN
      CREATE SEQUENCE loose_numbers START 2;
      CREATE FUNCTION loose_number() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN NEW.value := nextval(''loose_numbers''); RETURN NEW; END';
      CREATE TRIGGER loose_number BEFORE UPDATE ON receipt_counters FOR EACH ROW EXECUTE FUNCTION loose_number();
    END $do$`,
    test: 'apps/server/src/modules/receipts/receipts.itest.ts',
    named: 'a number that was given in a transaction that failed is given again',
  },
  'overlap constraint': {
    sql: 'ALTER TABLE coverages DROP CONSTRAINT coverages_never_overlap',
    test: 'apps/server/src/modules/coverages/coverage.itest.ts',
    named: 'no day of a member is covered twice, no matter who writes it',
  },
};

/** For Vite: the source without the defence that SEEDED_BUG names. */
export function seededBugPlugin(name = process.env['SEEDED_BUG'] ?? '') {
  const bug = seededBugs[name]?.source;
  return {
    name: 'seeded-bug',
    // Before anything else has touched the text.
    enforce: 'pre' as const,
    transform(code: string, id: string): string | undefined {
      if (!bug || !id.replaceAll('\\', '/').endsWith(bug.file)) return undefined;
      if (!code.includes(bug.take)) throw new Error(`${bug.file} no longer has: ${bug.take}`);
      return code.replace(bug.take, bug.give);
    },
  };
}
