import {
  type CertificateEntry,
  englishFormat,
  formatAmount,
  formerShippedWording,
  type PaperContent,
} from '@kathok/contract';
import { type CertificateSnapshot, sumOf } from '../../certificates/index.ts';
import { figures, fullDay } from './format.ts';
import { type Check, checkingPlace, frameOf, marksOf, type PaperState, sealText } from './paper-frame.ts';
import { paperTemplateOf } from './paper-templates.ts';
import { entryTable, purposeTable } from './certificate-tables.ts';
import { coverageStrip } from './coverage-strip.ts';

/**
 * More receipts than these go into an annexure, so that the certificate itself stays one page. The first two templates
 * allowed ten, with which the signature often stood alone on a second page.
 */
const mostReceiptsOnPage = (template: number) => (template >= 3 ? 4 : 10);

/** All that a certificate says, from its frozen text and the words of its template alone. */
export function certificateContent(
  printed: CertificateSnapshot,
  state: PaperState,
  check: Check,
): PaperContent {
  const { kind, year, payer, entries, currency, look } = printed;
  const { words } = paperTemplateOf(printed.template);
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
    ...frameOf(printed, check, printed.template),
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
  const { labels } = paperTemplateOf(printed.template).words;
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
  const { sentences } = paperTemplateOf(printed.template).words;
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
  const { words } = paperTemplateOf(printed.template);
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
          ...(isSaidBefore(rule.wording, printed.template) ? [] : [rule.wording]),
        ]
      : []),
    ...(printed.replaces.length > 0 ? [words.replaces(englishFormat.list(printed.replaces))] : []),
    ...(isShort ? [] : [grounds.validWithAnnexure]),
  ];
}

/** Until the fourth template the shipped wording said the sentence about the Act once more. */
const isSaidBefore = (wording: string, template: number) =>
  template >= 4 && (wording === '' || wording === formerShippedWording);
