import {
  certificateStates,
  type certificateYears,
  formatAmount,
  type InputOf,
  type IssueRun,
  isMessageOn,
  type Paged,
  type PersonOfYear,
  type YearReport,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';
import { hasMailAccount } from '../../../platform/mail/sending/mail-turn.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { issueYearJob } from './issue-year.ts';
import { endRun, findLatestRun, findRun, insertRun, lockRuns, type RunRow } from './run.repository.ts';
import { words } from './words.en.ts';
import { countOnPaper, countStates, findNumbersAt, listPeople } from './year.repository.ts';

type Years = typeof certificateYears;

export async function reportYear({ db, now }: Ctx, { query }: InputOf<Years['report']>): Promise<YearReport> {
  const settings = await readSettings(db);
  const { currency } = settings;
  const counts = await countStates(db, query, currency);
  const { first, last } = await findEnds(db, query, counts);
  const run = await findLatestRun(db, query);
  return {
    ...query,
    people: sumOf(counts, ({ people }) => people),
    amount: formatAmount(sumOf(counts, ({ amount }) => amount)),
    currency,
    states: statesOf(counts),
    issued: sumOf(counts, ({ issued }) => issued),
    firstNumber: first,
    lastNumber: last,
    toSend: sumOf(counts, ({ toSend }) => toSend),
    onPaper: await countOnPaper(db, query, currency),
    run: run ? present(run) : null,
    hasMailAccount: await hasMailAccount(db, now, settings),
    isMessageOn: isMessageOn(settings, 'certificate_ready'),
  };
}

type Counts = Awaited<ReturnType<typeof countStates>>;

const sumOf = (counts: Counts, figure: (counts: Counts[number]) => number) =>
  counts.reduce((sum, each) => sum + figure(each), 0);

const statesOf = (counts: Counts) =>
  Object.fromEntries(
    certificateStates.map((state) => [state, counts.find((each) => each.state === state)?.people ?? 0]),
  ) as YearReport['states'];

/** The numbers of the first and the last certificate that is valid. */
async function findEnds(db: Db, { kind, year }: InputOf<Years['report']>['query'], counts: Counts) {
  const positions = counts.flatMap(({ firstPosition, lastPosition }) =>
    [firstPosition ?? [], lastPosition ?? []].flat(),
  );
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  const found = await findNumbersAt(db, { kind, year }, positions.length > 0 ? [first, last] : []);
  return { first: found.get(first) ?? null, last: found.get(last) ?? null };
}

export async function listPeopleOfYear(
  { db }: Ctx,
  { query }: InputOf<Years['people']>,
): Promise<Paged<PersonOfYear>> {
  const { currency } = await readSettings(db);
  const { data, meta } = await listPeople(db, query, currency);
  return { data: data.map((row) => ({ ...row, amount: formatAmount(row.amount) })), meta };
}

/** Started twice, or by two at once, it is the same run. */
export function issueAll(ctx: Ctx, { body }: InputOf<Years['issueAll']>): Promise<IssueRun> {
  return inTransaction(ctx, async (tx) => {
    const { now } = ctx;
    await lockRuns(tx, body);
    const latest = await findLatestRun(tx, body);
    if (latest?.state === 'running') return present(latest);
    const { currency } = await readSettings(tx);
    const { not_issued: missing, changed } = statesOf(await countStates(tx, body, currency));
    const total = missing + changed;
    if (total === 0) throw new AppError('wrong_state', { detail: words.nothingToIssue });
    const id = await insertRun(tx, { ...body, total, createdAt: now, createdBy: actorOf(ctx).id });
    await enqueue(tx, { kind: issueYearJob, payload: { runId: id }, uniqueKey: id, isBulk: true, now });
    await ctx.audit(tx, { action: 'start', ...audited({ id, ...body }), after: { total } });
    return readRun(tx, id);
  });
}

export function stopIssuing(ctx: Ctx, { params }: InputOf<Years['stopIssuing']>): Promise<IssueRun> {
  return inTransaction(ctx, async (tx) => {
    const run = orNotFound(await findRun(tx, params.id));
    if (await endRun(tx, run.id, 'stopped', ctx.now))
      await ctx.audit(tx, { action: 'stop', ...audited(run) });
    return readRun(tx, run.id);
  });
}

const audited = ({ id, kind, year }: { id: string; kind: string; year: number }) => ({
  entity: 'CertificateRun',
  entityId: id,
  label: words.label(kind, year),
});

const readRun = async (db: Db | Tx, id: string) => present(orNotFound(await findRun(db, id)));

const present = ({ id, state, total, done, failed, createdBy, createdAt, endedAt }: RunRow): IssueRun => ({
  id,
  state,
  total,
  done,
  failed,
  createdBy,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
