/*
 * Draws 1,000 certificates as one job: how much processor time each takes, how much memory, and what somebody notices who works
 * at the desk while papers are drawn.
 */
import { amountInWords, formatAmount, type PaperContent } from '@kathok/contract';
import { drawContent } from '../apps/server/src/modules/documents/drawing/draw-content.ts';
import { noCaller } from '../apps/server/src/testing/blank-paper.ts';
import { type Latency, measureLatency } from './support/latency.ts';
import { paperFigures, paperGoals } from './support/paper-goals.ts';
import { childrenOf, memoryOf, processorTime } from './support/processor-time.ts';
import { keepResults } from './support/results.ts';
import { startServer } from './support/running-server.ts';

const count = Number(process.env['BENCH_ROWS'] ?? 1000);

const certificateOf = (turn: number): PaperContent => ({
  kind: 'pit',
  number: `KM/PIT/2025/${String(turn).padStart(4, '0')}`,
  issuedOn: '2026-01-12',
  title: 'PIT exemption certificate',
  titleDzongkha: 'ཞལ་འདེབས་ལག་ཁྱེར།',
  subtitle: 'Donations of the income year 2025',
  letterhead: {
    name: 'Kathok Dharma Centre',
    nameDzongkha: 'ཀཿཐོག་ཆོས་ཚོགས།',
    lines: ['Upper Motithang, Thimphu', 'Religious organisation, reg. no. CRO-0000'],
    colour: '#7d2429',
    logo: null,
  },
  facts: [
    { label: 'Number', value: `KM/PIT/2025/${turn}` },
    { label: 'Income year', value: '2025' },
  ],
  marks: [],
  holder: {
    lead: 'This is to certify that',
    name: `Kinley Wangchuk ${turn}`,
    nameDzongkha: null,
    identities: [{ label: 'CID', value: String(10_805_000_000 + turn) }],
    sentence: 'gave to Kathok Dharma Centre, from 1 January to 31 December 2025, donations of together',
  },
  amount: { figures: `Nu. ${turn},000.00`, words: amountInWords(turn * 100_000, 'BTN') },
  strip: null,
  lines: [],
  table: {
    columns: [
      { title: 'Purpose', isAmount: false },
      { title: 'Receipts', isAmount: true },
      { title: 'Amount (Nu.)', isAmount: true },
    ],
    rows: [['Butter lamps', '3', formatAmount(turn * 100_000)]],
    total: ['Total, as in the annexure', '3', formatAmount(turn * 100_000)],
  },
  paragraphs: ['The sums were received in full, counted by the day of payment.'],
  signatory: { name: 'Lopen Rinchen Dorji', title: 'Treasurer', onBehalf: 'For the centre', signature: null },
  seal: 'KATHOK DHARMA CENTRE · KATHOK DHARMA CENTRE · ',
  verification: {
    address: `https://kathok.example/verify/8H4QTT2W62KM${String(turn).padStart(4, '2')}`,
    code: '8H4Q-TT2W-62KM',
    place: 'kathok.example/verify',
    checkCode: null,
  },
  closing: { dzongkha: null, text: 'By this merit may all beings have happiness.' },
  annexure: {
    title: 'Annexure: the receipts',
    subtitle: `Kinley Wangchuk ${turn}`,
    table: {
      columns: [
        { title: 'No.', isAmount: false },
        { title: 'Received', isAmount: false },
        { title: 'Receipt', isAmount: false },
        { title: 'Amount (Nu.)', isAmount: true },
      ],
      rows: [1, 2, 3].map((row) => [String(row), '3 Jan 2025', `KM/R/2025/${turn}${row}`, `${turn}.00`]),
      total: null,
    },
    paragraphs: [],
  },
});

const show = ({ calls, median, p95 }: Latency) =>
  `${calls} calls, median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;

/** This process and the one that draws for it. */
const ours = () => [process.pid, ...childrenOf(process.pid)];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const used = () => sum(ours().map(processorTime));
const held = () => sum(ours().map(memoryOf));

async function drawAll() {
  await drawContent(noCaller, certificateOf(0), []);
  let peak = 0;
  const before = used();
  for (let turn = 1; turn <= count; turn += 1) {
    await drawContent(noCaller, certificateOf(turn), []);
    if (turn % 10 === 0) peak = Math.max(peak, held());
  }
  return { cpuMs: (used() - before) / count, peak };
}

const receiptCount = 300;

/** Paid donations, whose receipts nobody has opened yet. */
async function recordDonations(server: Awaited<ReturnType<typeof startServer>>) {
  const [purpose] = (await (await server.request('/donation-purposes/all')).json()) as { id: string }[];
  const headers = { 'content-type': 'application/json' };
  for (let turn = 0; turn < receiptCount; turn += 1) {
    const body = JSON.stringify({
      donorType: 'non_member',
      donorName: `Pema Lhamo ${turn}`,
      purposeId: purpose!.id,
      amount: '100',
      payment: { method: 'cash' },
    });
    await server.request('/donations', { method: 'POST', headers, body });
  }
}

const figures: [name: keyof typeof paperGoals, value: number][] = [];
const { cpuMs, peak } = await drawAll();
figures.push([paperFigures.processorTime, cpuMs], [paperFigures.memory, peak / 1e6]);

const server = await startServer();
try {
  await recordDonations(server);
  const atTheDesk = () => server.request('/donations?take=25').then((answer) => answer.arrayBuffer());
  await measureLatency(atTheDesk, new Promise((resolve) => setTimeout(resolve, 2000)));
  const idle = await measureLatency(atTheDesk, new Promise((resolve) => setTimeout(resolve, 8000)));
  const job = server.request('/donations/receipts.zip').then((answer) => answer.arrayBuffer());
  const meanwhile = await measureLatency(atTheDesk, job);
  console.log(`at the desk, idle: ${show(idle)}\nwhile papers are drawn: ${show(meanwhile)}`);
  figures.push([paperFigures.slowdown, meanwhile.p95 / idle.p95]);
} finally {
  await server.stop();
}
keepResults({ figures: Object.fromEntries(figures) });
for (const [name, value] of figures) console.log(`${name}: ${value.toFixed(2)}, at most ${paperGoals[name]}`);
if (figures.some(([name, value]) => value > paperGoals[name])) process.exitCode = 1;
process.exit();
