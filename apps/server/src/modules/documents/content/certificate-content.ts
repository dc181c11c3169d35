import {
  type CertificateEntry,
  englishFormat,
  formatAmount,
  type PaperContent,
  unitOf,
} from '@kathok/contract';
import { type CertificateSnapshot, sumOf } from '../../certificates/index.ts';
import { figures, fullDay, grouped } from './format.ts';
import { type Check, checkingPlace, frameOf, marksOf, type PaperState } from './paper-frame.ts';
import { paperTemplateOf } from './paper-templates.ts';
import { coverageStrip } from './coverage-strip.ts';
import { periodText } from './receipt-content.ts';

/**
 * More receipts than these go into an annexure, so that the certificate itself stays one page. The first two templates
 * allowed ten, with which the signature often stood alone on a second page.
 */
const mostReceiptsOnPage = (template: number) => (template >= 3 ? 4 : 10);

const wordsOf = ({ template }: CertificateSnapshot) => paperTemplateOf(template).words;

/** All that a certificate says, from its frozen text and the words of its template alone. */
export function certificateContent(
  printed: CertificateSnapshot,
  state: PaperState,
  check: Check,
): PaperContent {
  const { kind, year, payer, entries, currency, look } = printed;
  const words = wordsOf(printed);
  const { labels } = words;
  const isShort = kind !== 'pit' && entries.length <= mostReceiptsOnPage(printed.template);
  const list = entryTable(printed, { isNumbered: !isShort });
  const place = checkingPlace(check.baseUrl);
  return {
    kind,
    number: printed.certificateNumber,
    issuedOn: printed.issuedOn,
    title: words.titles[kind],
    titleDzongkha: words.titlesDzongkha[kind],
    subtitle: words.subtitles[kind](year),
    ...frameOf(printed, check, words),
    facts: [
      { label: labels.number, value: printed.certificateNumber },
      { label: kind === 'pit' ? labels.incomeYear : labels.year, value: String(year) },
      { label: labels.issuedOn, value: fullDay(printed.issuedOn) },
    ],
    marks: marksOf(state, words),
    holder: {
      lead: words.certify,
      name: payer.name,
      nameDzongkha: payer.nameDzongkha,
      identities: identitiesOf(printed),
      sentence: sentenceOf(printed),
    },
    amount: { figures: figures(printed.amount, currency, look.digitGrouping), words: printed.words },
    strip: printed.coverage ? coverageStrip(year, printed.coverage, words) : null,
    seal: printed.template >= 2 ? sealText(printed.centre.name) : null,
    lines: [],
    table: isShort ? list : purposeTable(printed),
    paragraphs: groundsOf(printed, isShort),
    annexure: isShort
      ? null
      : {
          title: words.annexure,
          subtitle: [
            payer.name,
            ...identitiesOf(printed).map(({ label, value }) => `${label} ${value}`),
          ].join(', '),
          table: list,
          paragraphs: [`${printed.words}.`, words.annexureNote(place)],
        },
  };
}

function identitiesOf(printed: CertificateSnapshot) {
  const { kind, payer } = printed;
  const { labels } = wordsOf(printed);
  const { membershipCode, identityType, identityNumber, taxpayerNumber, place } = payer;
  return [
    ...(kind === 'member' && membershipCode ? [{ label: labels.member, value: membershipCode }] : []),
    ...(identityType && identityNumber
      ? [{ label: labels.identities[identityType], value: identityNumber }]
      : []),
    ...(taxpayerNumber ? [{ label: labels.taxpayerNumber, value: taxpayerNumber }] : []),
    ...(place ? [{ label: '', value: place }] : []),
  ];
}

function sentenceOf(printed: CertificateSnapshot): string {
  const { kind, year, payer, centre } = printed;
  const { sentences } = wordsOf(printed);
  return kind === 'member'
    ? sentences.member(
        payer.membershipType ?? '',
        payer.joinedOn && fullDay(payer.joinedOn),
        year,
        centre.name,
      )
    : sentences.donation(year, centre.name);
}

function groundsOf(printed: CertificateSnapshot, isShort: boolean): string[] {
  const { kind, year, centre, entries, currency, look, rule } = printed;
  const words = wordsOf(printed);
  const { grounds } = words;
  const sum = (head: CertificateEntry['head']) => {
    const { minor } = sumOf(entries.filter((entry) => entry.head === head));
    return figures(formatAmount(minor), currency, look.digitGrouping);
  };
  const registered = centre.registrationNumber
    ? grounds.registered(centre.name, centre.registrationNumber)
    : grounds.received;
  return [
    ...(kind === 'member' ? [grounds.memberSums(sum('membership_fees'), sum('donations'))] : [registered]),
    ...(rule
      ? [
          rule.percentage === null
            ? grounds.act(rule.act, year)
            : grounds.withinAct(rule.act, rule.percentage, year),
          rule.wording,
        ]
      : []),
    ...(printed.replaces.length > 0 ? [words.replaces(englishFormat.list(printed.replaces))] : []),
    ...(isShort ? [] : [grounds.validWithAnnexure]),
  ];
}

const text = (title: string) => ({ title, isAmount: false });

function entryTable(
  printed: CertificateSnapshot,
  { isNumbered }: { isNumbered: boolean },
): NonNullable<PaperContent['table']> {
  const { entries, currency, look } = printed;
  const words = wordsOf(printed);
  const { columns } = words;
  const { count, minor } = sumOf(entries);
  const first = <Cell>(cell: Cell) => (isNumbered ? [cell] : []);
  return {
    columns: [
      ...first(text(columns.number)),
      text(columns.received),
      text(columns.for),
      text(columns.receipt),
      text(columns.method),
      { title: columns.amount(unitOf(currency)), isAmount: true },
    ],
    rows: entries.map((entry, at) => [
      ...first(String(at + 1)),
      englishFormat.day(entry.paidOn),
      (words.heads[entry.head] ?? ((title: string) => title))(entry.title) +
        (entry.period ? `\n${periodText(entry.period, words)}` : ''),
      entry.receiptNumber,
      [words.methods[entry.method], entry.methodNumber].filter(Boolean).join('\n'),
      grouped(entry.amount, look.digitGrouping),
    ]),
    total: [
      ...first(''),
      '',
      words.receiptCount(count),
      '',
      '',
      grouped(formatAmount(minor), look.digitGrouping),
    ],
  };
}

/** The sums of each purpose, the largest first. */
function purposeTable(printed: CertificateSnapshot): NonNullable<PaperContent['table']> {
  const { entries, currency, look } = printed;
  const words = wordsOf(printed);
  const { columns } = words;
  const titles = [...new Set(entries.map(({ title }) => title))];
  const sums = titles
    .map((title) => {
      const { count, minor } = sumOf(entries.filter((entry) => entry.title === title));
      return { title, count, minor };
    })
    .toSorted((a, b) => b.minor - a.minor || a.title.localeCompare(b.title));
  const total = sumOf(entries);
  return {
    columns: [
      { title: columns.purpose, isAmount: false },
      { title: columns.receipts, isAmount: true },
      { title: columns.amount(unitOf(currency)), isAmount: true },
    ],
    rows: sums.map(({ title, count, minor }) => [
      title,
      String(count),
      grouped(formatAmount(minor), look.digitGrouping),
    ]),
    total: [
      words.totalAsInAnnexure,
      String(total.count),
      grouped(formatAmount(total.minor), look.digitGrouping),
    ],
  };
}

const fewestSealLetters = 30;
const mostSealLetters = 56;

/** The name of the centre, often enough to go round the seal; none where it would be too small to be read. */
function sealText(name: string): string | null {
  const once = `${name.toUpperCase()} · `;
  const letters = Array.from(once).length;
  if (letters > mostSealLetters) return null;
  return once.repeat(letters < fewestSealLetters ? 2 : 1);
}
