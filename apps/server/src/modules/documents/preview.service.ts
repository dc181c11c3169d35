import {
  type CertificateEntry,
  dayOf,
  type InputOf,
  type PaperContent,
  type paperPreviews,
  type ResponseOf,
  type Settings,
} from '@kathok/contract';
import { type Ctx, actorOf } from '../../platform/context.ts';
import { requireAttempt } from '../../platform/limits/require-attempt.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { certificateSnapshot } from '../certificates/index.ts';
import { snapshotText } from '../receipts/index.ts';
import { certificateContent } from './content/certificate-content.ts';
import type { PaperState } from './content/paper-frame.ts';
import { receiptContent } from './content/receipt-content.ts';
import type { ReceiptSnapshot } from './content/receipt-snapshot.ts';
import { readPictures, withPictures } from './drawing/draw-content.ts';
import { words } from './words.en.ts';

type Show = (typeof paperPreviews)['show'];

/** Somebody who types asks about once a second. */
const perPerson = { limit: 120, windowSeconds: 60 };

/** A sample paper as it would look with these settings. It is made as real ones are, and nothing of it is kept. */
export async function showPaperPreview(ctx: Ctx, { body }: InputOf<Show>): Promise<ResponseOf<Show>> {
  await requireAttempt(ctx.db, `paper preview:${actorOf(ctx).id}`, perPerson, ctx.now);
  const settings: Settings = { ...(await readSettings(ctx.db)), ...definedOf(body.settings) };
  const today = dayOf(ctx.now);
  const year = body.year ?? Number(today.slice(0, 4));
  const content =
    body.kind === 'receipt' ? receipt(ctx, settings) : certificate(ctx, body.kind, year, settings);
  return { content: withPictures(content, await readPictures(ctx, settings)) };
}

const definedOf = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Values]?: Exclude<Values[Key], undefined>;
  };

const sample: PaperState = {
  status: 'valid',
  voidedAt: null,
  voidReason: null,
  replacedBy: null,
  isSample: true,
};
const checkOf = ({ baseUrl }: Ctx, checkCode: string | null) => ({
  baseUrl,
  verificationCode: words.sample.code,
  checkCode,
});

function receipt(ctx: Ctx, settings: Settings): PaperContent {
  const today = dayOf(ctx.now);
  const { payer, purpose, reference, bank, journalNumber } = words.sample;
  const text = snapshotText(
    {
      receiptNumber: `${settings.receiptPrefix}/R/${today.slice(0, 4)}/000000`,
      issuedOn: today,
      head: 'donations',
      isSimulated: false,
      nameDzongkha: payer.nameDzongkha,
    },
    {
      id: '',
      amount: 105_000,
      currency: settings.currency,
      paidOn: today,
      method: 'mobile_transfer',
      bank,
      journalNumber,
      gatewayReference: null,
    },
    {
      payer: {
        name: payer.name,
        membershipCode: `${settings.membershipCodePrefix}-0000000`,
        email: null,
      },
      title: purpose,
      period: null,
      reference,
      isTaxDeductible: true,
      statusPath: '',
    },
    settings,
  );
  return receiptContent(JSON.parse(text) as ReceiptSnapshot, sample, checkOf(ctx, words.sample.checkCode));
}

function certificate(
  ctx: Ctx,
  kind: 'member' | 'donation' | 'pit',
  year: number,
  settings: Settings,
): PaperContent {
  const { payer } = words.sample;
  const issued = {
    certificateNumber: `${settings.receiptPrefix}/${kind.toUpperCase()}/${year}/0000`,
    kind,
    year,
    issuedOn: dayOf(ctx.now),
    replaces: [],
  };
  const holder = {
    name: payer.name,
    nameDzongkha: payer.nameDzongkha,
    identityType: 'cid' as const,
    identityNumber: payer.cid,
    taxpayerNumber: payer.taxpayerNumber,
    place: payer.place,
    membershipCode: `${settings.membershipCodePrefix}-0000000`,
    membershipType: payer.membershipType,
    joinedOn: `${year - 5}-06-01`,
  };
  const coverage = [
    { from: `${year - 1}-06-01`, to: `${year}-05-31` },
    { from: `${year}-06-01`, to: `${year + 1}-05-31` },
  ];
  const entries = entriesOf(year, settings).filter(({ head }) => kind === 'member' || head === 'donations');
  const printed = certificateSnapshot(issued, holder, entries, coverage, settings);
  return certificateContent(printed, sample, checkOf(ctx, null));
}

function entriesOf(year: number, { receiptPrefix, currency }: Settings): CertificateEntry[] {
  const { purpose, membershipFee, bank, journalNumber } = words.sample;
  const shared = { currency, receiptNumber: `${receiptPrefix}/R/${year}/000000`, isTaxDeductible: true };
  return [
    {
      ...shared,
      paidOn: `${year}-05-28`,
      head: 'membership_fees',
      title: membershipFee,
      period: { from: `${year}-06-01`, to: `${year + 1}-05-31` },
      method: 'cash',
      methodNumber: null,
      amount: '1200.00',
    },
    {
      ...shared,
      paidOn: `${year}-11-11`,
      head: 'donations',
      title: purpose,
      period: null,
      method: 'mobile_transfer',
      methodNumber: `${bank} ${journalNumber}`,
      amount: '1050.00',
    },
  ];
}
