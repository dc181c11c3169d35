import { donations, pledges, reconciliation, type Problem } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { pileCounts, reconciler, statementFile } from '../../testing/bank-statements.ts';
import { purposeId } from '../../testing/donation-samples.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();
const lamps = await purposeId(app, 'Butter lamps');
let token = '';
async function at(day: string) {
  app.clock.set(`${day}T06:00:00Z`);
  token = await app.signIn('Treasurer');
}

const text = (day: string) => `TRF FR 1002··4471 RIGZIN DORJI ${day}`;
let journal = 48_290_000;
const credit = (bookedOn: string, sum: number, written: string) => ({
  bookedOn,
  amount: sum * 100,
  journalNumber: String((journal += 1)),
  text: written,
});
type Credit = ReturnType<typeof credit>;

const pledgeOf = (values: object = {}) =>
  app.call(
    pledges.create,
    {
      body: {
        donorType: 'non_member',
        donorName: 'Karma Choden',
        purposeId: lamps,
        amount: '500',
        rhythm: 'monthly',
        ...values,
      },
    },
    token,
  );
const expected = (id: string) => app.call(pledges.expectations, { params: { id } }, token);
const read = (lines: Credit[]) => reconciler(app, token).read(statementFile(lines));
const linesOf = (id: string, pile: 'pledge' | 'unmatched' | 'doubtful') =>
  reconciler(app, token).lines(id, pile);

/** Reads the statement of a month and approves what is sure. */
async function approve(lines: Credit[]) {
  const statement = await read(lines);
  const { approvedCount, failures } = await reconciler(app, token).approveAll(statement);
  expect(failures).toEqual([]);
  return { statement, approvedCount };
}

describe('a year of a pledge', () => {
  it('comes by standing order, misses a month, comes twice, changes, pauses and ends', async () => {
    await at('2026-01-02');
    const { id, pledgeNumber } = await pledgeOf({ startsOn: '2026-01-05' });
    const order = `SI KARMA CHODEN ${pledgeNumber.replace('-', '')}`;

    await at('2026-03-01');
    const { statement } = await approve([
      credit('2026-01-05', 500, order),
      credit('2026-02-05', 500, order),
      credit('2026-02-06', 320, 'CASH DEPOSIT'),
    ]);
    expect(pileCounts(statement)).toMatchObject({ pledge: 2, unmatched: 1 });
    expect(await expected(id)).toMatchObject({ came: '1000.00', behind: '0.00' });

    // Nothing comes in March; in April two months come in one credit.
    await at('2026-04-01');
    expect(await expected(id)).toMatchObject({ behind: '500.00', behindSince: '2026-03-05' });
    await at('2026-05-01');
    await approve([credit('2026-04-07', 1000, `TRF KARMA CHODEN ${pledgeNumber}`)]);
    expect(await expected(id)).toMatchObject({ came: '2000.00', behind: '0.00', behindSince: null });

    // From May on she gives 800, and two credits come for May and June within a week.
    await app.call(pledges.update, { params: { id }, body: { amount: '800' } }, token);
    await at('2026-06-01');
    await approve([credit('2026-05-05', 800, order), credit('2026-05-11', 800, order)]);
    expect(await expected(id)).toMatchObject({ came: '3600.00', behind: '0.00', ahead: '800.00' });

    await at('2026-06-20');
    await app.call(pledges.pause, { params: { id } }, token);
    await at('2026-09-01');
    await app.call(pledges.resume, { params: { id } }, token);
    await at('2026-12-01');
    await approve(['09', '10', '11'].map((month) => credit(`2026-${month}-05`, 800, order)));
    await app.call(pledges.end, { params: { id } }, token);

    await at('2027-01-10');
    const { periods, ...standing } = await expected(id);
    expect(standing).toMatchObject({ pledged: '6000.00', came: '6000.00', behind: '0.00', ahead: '0.00' });
    expect(periods.map(({ from, pledged, came, state }) => [from.slice(0, 7), pledged, came, state])).toEqual(
      [
        ['2026-01', '500.00', '500.00', 'came'],
        ['2026-02', '500.00', '500.00', 'came'],
        ['2026-03', '500.00', '500.00', 'came'],
        ['2026-04', '500.00', '500.00', 'came'],
        ['2026-05', '800.00', '800.00', 'came'],
        ['2026-06', '800.00', '800.00', 'came'],
        ['2026-07', '0.00', '0.00', 'paused'],
        ['2026-08', '0.00', '0.00', 'paused'],
        ['2026-09', '800.00', '800.00', 'came'],
        ['2026-10', '800.00', '800.00', 'came'],
        ['2026-11', '800.00', '800.00', 'came'],
      ],
    );
    // Each credit is one donation of hers, with a receipt of its own.
    const { data } = await app.call(donations.list, { query: { take: 100 } }, token);
    const hers = data.filter(({ pledgeId }) => pledgeId === id);
    expect(hers).toHaveLength(8);
    expect(new Set(hers.map(({ receiptNumber }) => receiptNumber)).size).toBe(8);
    expect(
      hers.every(({ donorName, purposeId: for_ }) => donorName === 'Karma Choden' && for_ === lamps),
    ).toBe(true);
  });
});

describe('a line of the bank', () => {
  it('says for which pledge it came and why, and what was decided on it', async () => {
    await at('2027-02-01');
    const made = await pledgeOf();
    const statement = await read([credit('2027-02-01', 700, `SI K CHODEN ${made.pledgeNumber}`)]);
    const [line] = await linesOf(statement.id, 'pledge');
    expect(line).toMatchObject({
      pledgeId: made.id,
      pledge: { evidence: { by: 'number', found: made.pledgeNumber, sum: 'differs' }, recorded: null },
    });
    expect(statement.sure).toEqual([
      { lineId: line!.id, paymentId: null, pledgeId: made.id, amount: '700.00', sort: 'pledge' },
    ]);
    await reconciler(app, token).approveAll(statement);
    // Approved once more, it is not sure any more, and nothing is recorded twice.
    const again = await reconciler(app, token).approveAll(statement);
    expect(again.failures).toHaveLength(1);
    expect(await expected(made.id)).toMatchObject({ came: '700.00' });
    const [decision] = await reconciler(app, token).decisions(statement.id);
    expect(decision).toMatchObject({
      kind: 'recorded',
      evidence: null,
      pledgeEvidence: { by: 'number' },
      payment: { pledgeId: made.id },
    });
  });

  it('is known by its payer and sum once staff put one to the pledge, until that is forgotten', async () => {
    await at('2027-03-01');
    const made = await pledgeOf();
    const first = await read([credit('2027-02-20', 500, text('20/02/2027'))]);
    const [unknown] = await linesOf(first.id, 'unmatched');
    await app.call(
      reconciliation.pledge,
      { params: { id: unknown!.id }, body: { pledgeId: made.id } },
      token,
    );
    const { payers } = await app.call(pledges.get, { params: { id: made.id } }, token);
    expect(payers).toMatchObject([{ text: expect.stringContaining('RIGZIN DORJI'), amount: '500.00' }]);

    const next = await read([
      credit('2027-02-27', 500, text('27/02/2027')),
      credit('2027-02-28', 650, text('28/02/2027')),
      credit('2027-02-28', 500, 'TRF FR 1002··9999 RIGZIN DORJI'),
    ]);
    expect(pileCounts(next)).toMatchObject({ pledge: 1, unmatched: 2 });
    const [known] = await linesOf(next.id, 'pledge');
    expect(known).toMatchObject({ amount: '500.00', pledge: { evidence: { by: 'payer', sum: 'same' } } });

    const params = { id: made.id, payerId: payers[0]!.id };
    await app.call(pledges.forgetPayer, { params }, token);
    expect(await linesOf(next.id, 'pledge')).toEqual([]);
  });

  it('teaches nothing that would fit anybody, and never reaches a pledge in another currency', async () => {
    await at('2027-04-01');
    const made = await pledgeOf();
    const dollars = await pledgeOf({ currency: 'USD' });
    const statement = await read([
      credit('2027-03-20', 500, 'CASH DEPOSIT'),
      credit('2027-03-21', 500, `SI ${dollars.pledgeNumber}`),
    ]);
    const [cash, foreign] = await linesOf(statement.id, 'unmatched');
    await app.call(reconciliation.pledge, { params: { id: cash!.id }, body: { pledgeId: made.id } }, token);
    expect((await app.call(pledges.get, { params: { id: made.id } }, token)).payers).toEqual([]);
    const wrong = { params: { id: foreign!.id }, body: { pledgeId: dollars.id } };
    const refused = await app.send(reconciliation.pledge, wrong, { token });
    expect([refused.status, (refused.body as Problem).code]).toEqual([409, 'wrong_state']);
  });

  it('is looked at singly where the same sum was recorded by hand', async () => {
    await at('2027-05-10');
    const made = await pledgeOf();
    const payment = { method: 'bank_deposit' as const, paidOn: '2027-05-05' };
    const byHand = await app.call(pledges.donate, { params: { id: made.id }, body: { payment } }, token);
    const statement = await read([credit('2027-05-05', 500, `SI ${made.pledgeNumber}`)]);
    expect(statement.sure).toEqual([]);
    const [line] = await linesOf(statement.id, 'pledge');
    const { receiptNumber } = byHand as { receiptNumber: string };
    expect(line?.pledge?.recorded).toMatchObject({ receiptNumber });
  });
});
