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
  /** The test that must fail, or how its name begins. */
  named: string;
  /** Of the tests of vitest.config.ts; on the embedded database unless told. */
  project?: 'unit' | 'postgres';
  /** The test draws its cases at random: it must fail with each of three draws. */
  isDrawn?: boolean;
  /** The test runs what was built, so the bug has to be there before. */
  isBuilt?: boolean;
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
  'last day of grace': {
    source: {
      file: 'packages/contract/src/values/people/standing.ts',
      take: 'today <= addDays(paidUntil, graceDays)',
      give: 'today < addDays(paidUntil, graceDays)',
    },
    test: 'packages/contract/src/values/people/standing.test.ts',
    named: 'on the last paid day one is current, on the last day of grace in grace, on the next lapsed',
    project: 'unit',
    isDrawn: true,
  },
  'first day of the renewal window': {
    source: {
      file: 'packages/contract/src/values/people/standing.ts',
      take: 'today >= addDays(member.paidUntil',
      give: 'today > addDays(member.paidUntil',
    },
    test: 'packages/contract/src/values/people/standing.test.ts',
    named: 'one may renew from the window on and ever after',
    project: 'unit',
    isDrawn: true,
  },
  'day after the paid days': {
    source: {
      file: 'packages/contract/src/values/people/standing.ts',
      take: 'addDays(paidUntil, 1)',
      give: 'addDays(paidUntil, 0)',
    },
    test: 'packages/contract/src/values/people/standing.test.ts',
    named: 'a renewal begins neither before today nor within days that are paid',
    project: 'unit',
    isDrawn: true,
  },
  'sum without what was reversed': {
    source: {
      file: 'packages/contract/src/values/money/payment-states.ts',
      take: "({ status, isSurplus }) => status === 'paid' && !isSurplus",
      give: "({ status, isSurplus }) => status !== 'pending' && !isSurplus",
    },
    test: 'packages/contract/src/values/money/payment-states.test.ts',
    named: 'paid is what is paid in full, by payments that are paid',
    project: 'unit',
  },
  'order of taking back': {
    source: {
      file: 'packages/contract/src/values/money/payment-states.ts',
      take: 'paid.find(({ isSurplus }) => isSurplus) ?? paid[0]',
      give: 'paid[0]',
    },
    test: 'packages/contract/src/values/money/to-take-back.test.ts',
    named: 'what came twice is taken back before the donation itself',
    project: 'unit',
  },
  'check digit of a membership code': {
    source: {
      file: 'packages/contract/src/values/codes/codes.ts',
      take: 'luhnDigit(digits.slice(0, -1)) === digits.slice(-1) ?',
      give: 'digits ?',
    },
    test: 'packages/contract/src/values/codes/codes.test.ts',
    named: 'one wrong digit is always seen',
    project: 'unit',
  },
  'check character of a reference': {
    source: {
      file: 'packages/contract/src/values/codes/codes.ts',
      take: 'referenceCheck(code.slice(0, 7)) === code.charAt(7) ?',
      give: 'code ?',
    },
    test: 'packages/contract/src/values/codes/codes.test.ts',
    named: 'one wrong sign in a reference, or two neighbours exchanged, is seen',
    project: 'unit',
  },
  'end of a stolen session': {
    source: {
      file: 'apps/server/src/modules/auth/sessions/refresh-rule.ts',
      take: ' && !token.successorUsedAt',
      give: '',
    },
    test: 'apps/server/src/modules/auth/sessions/refresh-rule.test.ts',
    named: 'is stolen otherwise',
    project: 'unit',
  },
  'formula guard': {
    source: {
      file: 'apps/server/src/base/spreadsheets/writing/formula-guard.ts',
      take: "dangerous.test(text) ? `'${text}` : text",
      give: 'text',
    },
    test: 'apps/server/src/base/spreadsheets/writing/write-sheet.test.ts',
    named: 'no cell of a CSV file begins with what starts a formula',
    project: 'unit',
  },
  'registration fee once': {
    source: {
      file: 'apps/server/src/modules/coverages/offer.ts',
      take: 'minor: type.registrationFee + periods.minor',
      give: 'minor: type.registrationFee * wanted.periods + periods.minor',
    },
    test: 'apps/server/src/modules/coverages/offer.test.ts',
    named: 'the registration fee is paid once, however many periods are paid at once',
    project: 'unit',
  },
  'one key for one slip': {
    source: {
      file: 'packages/contract/src/values/codes/journal-key.ts',
      take: ".replace(/^0+(?=.)/, '')",
      give: '',
    },
    test: 'packages/contract/src/values/codes/journal-key.test.ts',
    named: 'spaces, dashes, capitals and leading zeros make no other slip',
    project: 'unit',
  },
  'corrections after a merge': {
    source: {
      file: 'apps/server/src/modules/members/merging/merged-values.ts',
      take: 'now[column] === written[column] && ',
      give: '',
    },
    test: 'apps/server/src/modules/members/merging/merged-values.test.ts',
    named: 'taking a merge back leaves later corrections alone',
    project: 'unit',
  },
  'what speaks against a match': {
    source: {
      file: 'apps/server/src/modules/reconciliation/matching/match-lines.ts',
      take: 'isIdentified(evidence) && !isContradicted(evidence) && ',
      give: 'isIdentified(evidence) && ',
    },
    test: 'apps/server/src/modules/reconciliation/matching/match-lines.test.ts',
    named: 'where it bears the reference of something else',
    project: 'unit',
  },
  'hour of a visitor': {
    source: {
      file: 'apps/server/src/modules/fees/renewals/renewable.ts',
      take: 'const undisturbedMs = 60 * 60 * 1000',
      give: 'const undisturbedMs = 59 * 60 * 1000',
    },
    test: 'apps/server/src/modules/fees/renewals/renewable.test.ts',
    named:
      'a visitor changes what they chose themselves, or what another visitor chose more than an hour ago',
    project: 'unit',
  },
  'owner of a key': {
    source: {
      file: 'apps/server/src/http/serve.ts',
      take: "${request.actor?.id ?? 'public'}",
      give: 'public',
    },
    test: 'apps/server/src/http/idempotency/idempotency.itest.ts',
    named: 'the key of one person is not that of another',
  },
  'body of a key': {
    source: {
      file: 'apps/server/src/http/idempotency/idempotency.ts',
      take: "  if (kept.requestHash !== requestHash) throw new AppError('idempotency_mismatch');",
      give: '',
    },
    test: 'apps/server/src/http/idempotency/idempotency.itest.ts',
    named: 'the same key with another body is refused',
  },
  'sum that the bank names': {
    source: {
      file: 'apps/server/src/modules/card-payments/enquiries/settle-card-payment.ts',
      take: 'statement.amountMinor === attempt.amount &&',
      give: 'statement.amountMinor !== null &&',
    },
    test: 'apps/server/src/modules/card-payments/what-the-bank-leaves-open.itest.ts',
    named: 'another amount is never credited, and shown to staff',
  },
  'money of others': {
    source: {
      file: 'apps/server/src/modules/payments/payment-rules.ts',
      take: '  await requireMoneyOfOthers(tx, ctx, payment, settings);',
      give: '',
    },
    test: 'apps/server/src/modules/payments/second-person.postgres.itest.ts',
    named: 'nobody verifies the slip of their own membership',
    project: 'postgres',
  },
  'lease of a job': {
    source: {
      file: 'apps/server/src/platform/jobs/job.repository.ts',
      take: '      .where(isLeaseOver)',
      give: '',
    },
    test: 'apps/server/src/platform/jobs/jobs.both.itest.ts',
    named: 'of a process that died is taken over when its lease is over',
  },
  'fsync of a commit': {
    source: {
      file: 'apps/server/src/db/embedded/durable-fs.ts',
      take: '      fsyncSync(fd);',
      give: '',
    },
    test: 'apps/server/src/db/durability/fsync.embedded.itest.ts',
    named: 'every acknowledged transaction is preceded by an fsync',
    isBuilt: true,
  },
  'fsync before an answer': {
    source: {
      file: 'apps/server/src/db/embedded/durable-fs.ts',
      take: '      fsyncSync(fd);',
      give: '',
    },
    test: 'apps/server/src/db/durability/cut-disk.embedded.itest.ts',
    named: 'the power goes at ',
    isBuilt: true,
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
