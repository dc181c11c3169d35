import {
  type Certificate,
  type certificates,
  type DocumentStatus,
  type documents,
  type InputOf,
  isAllowed,
  maskIdentity,
  normaliseIdentity,
  type Paged,
  type PaperContent,
  type ResponseOf,
  readMembershipCode,
  type TaxReport,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import type { FileAnswer } from '../../base/files/file-answer.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import {
  type CertificateRow,
  findCertificate,
  findCertificateByNumber,
  findHolder,
  findOrIssueCertificate,
  findPersonBy,
  findPersonOfMember,
  findReceiptsOf,
  hasTaxIdentity,
  issueCertificate,
  listCertificateRows,
  readCertificate,
  readEntry,
  taxReportOf,
} from '../certificates/index.ts';
import { certificateContent } from './content/certificate-content.ts';
import { statusOf } from './content/paper-frame.ts';
import { drawContent, readPictures, withPictures } from './drawing/draw-content.ts';
import { useGrant } from './grants/grant.service.ts';
import { renderOnce } from './drawing/render-once.ts';
import { words } from './words.en.ts';

type Certificates = typeof certificates;
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One's own without the ability. */
export async function listCertificates(
  ctx: Ctx,
  { query }: InputOf<Certificates['list']>,
): Promise<Paged<Certificate>> {
  const memberId = isOfOffice(ctx) ? query.memberId : (ctx.actor?.memberId ?? undefined);
  const isNobody = !isOfOffice(ctx) && memberId === undefined;
  const ofMember = memberId === undefined ? undefined : await findPersonOfMember(ctx.db, memberId);
  const personId = memberId === undefined && !isNobody ? undefined : (ofMember ?? null);
  const { data, meta } = await listCertificateRows(ctx.db, { ...query, personId });
  return { data: data.map((row) => presentCertificate(ctx, row)), meta };
}

export async function issue(ctx: Ctx, { body }: InputOf<Certificates['issue']>): Promise<Certificate> {
  const { kind, year, memberId, cid } = body;
  const person = memberId
    ? await findPersonOfMember(ctx.db, memberId)
    : (await findPersonBy(ctx.db, { code: null, cid: normaliseIdentity(cid ?? ''), phone: null }))?.id;
  const personId = orNotFound(person);
  if (!mayIssue(ctx)) await requireOwn(ctx, personId);
  const row = await inTransaction(ctx, (tx) => issueFor(tx, ctx, { personId, kind, year }));
  if (!row) throw new AppError('wrong_state', { detail: words.nothingToCertify(year) });
  return presentCertificate(ctx, row);
}

interface CertificateOfYear {
  personId: string;
  kind: Certificate['kind'];
  year: number;
}

/** The certificate of a person and year, for anyone who was let in before. */
async function issueFor(tx: Tx, ctx: Ctx, asked: CertificateOfYear): Promise<CertificateRow | undefined> {
  await requireTaxIdentity(tx, asked);
  const id = await issueCertificate(tx, asked, issueContextOf(ctx));
  return id === null ? undefined : findCertificate(tx, id);
}

/** The same for looking at it, which replaces none. */
export async function showFor(
  tx: Tx,
  ctx: Ctx,
  asked: CertificateOfYear,
): Promise<CertificateRow | undefined> {
  await requireTaxIdentity(tx, asked);
  const id = await findOrIssueCertificate(tx, asked, issueContextOf(ctx));
  return id === null ? undefined : findCertificate(tx, id);
}

export const issueContextOf = ({ now, actor, audit }: Ctx) => ({ now, by: actor?.id ?? null, audit });

/** Says what is missing for a PIT certificate, before a number is given to a paper that no tax office takes. */
export async function requireTaxIdentity(
  tx: Tx,
  { personId, kind }: { personId: string; kind: Certificate['kind'] },
): Promise<void> {
  if (kind === 'pit' && !hasTaxIdentity(orNotFound(await findHolder(tx, personId))))
    throw new AppError('wrong_state', { detail: words.noTaxIdentity });
}

export async function getCertificate(
  ctx: Ctx,
  { params }: InputOf<Certificates['get']>,
): Promise<ResponseOf<Certificates['get']>> {
  const row = await openCertificate(ctx, params.id);
  await noteView(ctx, row);
  return { ...presentCertificate(ctx, row), content: await certificatePage(ctx, row) };
}

export async function getCertificatePdf(
  ctx: Ctx,
  { params, query }: InputOf<Certificates['pdf']>,
): Promise<FileAnswer> {
  const row = await openCertificate(ctx, params.id);
  await noteView(ctx, row);
  return drawCertificate(ctx, row, query.copy === 'duplicate');
}

/** The certificate for the tax office has the whole identity number: who of the office looked at it is written down. */
async function noteView(ctx: Ctx, { id: entityId, kind, certificateNumber: label }: CertificateRow) {
  if (kind !== 'pit' || !isOfOffice(ctx)) return;
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'view', entity: 'Certificate', entityId, label }));
}

/** Everything that certificates of this year would say today. */
export async function getTaxReport(
  ctx: Ctx,
  { params }: InputOf<(typeof documents)['taxReport']>,
): Promise<TaxReport> {
  const { kind, identifier, year } = params;
  const isOwn = await mayReadReport(ctx);
  if (!isOwn) throw new AppError('not_found');
  const personId =
    kind === 'cid'
      ? (await findPersonBy(ctx.db, { code: null, cid: normaliseIdentity(identifier), phone: null }))?.id
      : await personOfMember(ctx, identifier);
  const read = personId && (await isOwn(personId, year));
  if (!read) throw new AppError('not_found');
  const holder = orNotFound(await findHolder(ctx.db, personId));
  if (isOfOffice(ctx) && holder.identityNumber !== null) {
    const about = { entity: 'Person', entityId: personId, label: holder.name, after: { year } };
    await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'view', ...about }));
  }
  const entries = (await findReceiptsOf(ctx.db, personId, year)).map((row) => readEntry(row).entry);
  const report = taxReportOf(year, holder, entries, await readSettings(ctx.db));
  return read === 'without numbers' ? withoutNumbers(report) : report;
}

/** Shows the payer as a certificate does that is not for the tax office. */
const withoutNumbers = ({ payer, ...report }: TaxReport): TaxReport => ({
  ...report,
  payer: { ...payer, cid: payer.cid && maskIdentity(payer.cid), taxpayerNumber: null },
});

/** Finds the person of a member by the member's id or membership code. */
async function personOfMember(ctx: Ctx, identifier: string): Promise<string | undefined> {
  const code = readMembershipCode(identifier);
  if (code) return (await findPersonBy(ctx.db, { code, cid: null, phone: null }))?.id;
  return /^[0-9a-f-]{36}$/i.test(identifier) ? findPersonOfMember(ctx.db, identifier) : undefined;
}

type MayRead = (personId: string, year: number) => Promise<boolean | 'without numbers'>;

/** Null for strangers, before anybody is looked up: they learn nothing from how long it takes. */
async function mayReadReport(ctx: Ctx): Promise<MayRead | null> {
  if (isOfOffice(ctx)) return async () => true;
  if (ctx.actor?.memberId) {
    const own = await findPersonOfMember(ctx.db, ctx.actor.memberId);
    return async (personId) => personId === own;
  }
  if (!ctx.grant) return null;
  return async (personId, year) => {
    const grant = await useGrant(ctx, (granted) => granted.personId === personId && granted.year === year);
    return grant !== undefined && (grant.kind === 'pit' || 'without numbers');
  };
}

const isOfOffice = ({ actor }: Ctx) => actor !== null && isAllowed(actor.ability, 'read', 'Report');

/** It takes a number, and may void the one before: reading reports is not enough. Members ask for it at either desk. */
const mayIssue = (ctx: Ctx) =>
  (['Donation', 'Member'] as const).some((subject) => isAllowed(actorOf(ctx).ability, 'update', subject));

/** Their own, or with the ability anybody's; what is not theirs does not exist for them. */
export async function requireOwnOrOffice(ctx: Ctx, personId: string): Promise<void> {
  if (!isOfOffice(ctx)) await requireOwn(ctx, personId);
}

async function requireOwn(ctx: Ctx, personId: string): Promise<void> {
  const own = ctx.actor?.memberId && (await findPersonOfMember(ctx.db, ctx.actor.memberId));
  if (own !== personId) throw new AppError('not_found');
}

async function openCertificate(ctx: Ctx, id: string): Promise<CertificateRow> {
  const find = isId.test(id) ? findCertificate : findCertificateByNumber;
  const row = orNotFound(await find(ctx.db, id));
  if (!ctx.grant) await requireOwnOrOffice(ctx, row.personId);
  else {
    const { personId, kind, year } = row;
    const opens = await useGrant(
      ctx,
      (granted) => granted.personId === personId && granted.kind === kind && granted.year === year,
    );
    if (!opens) throw new AppError('not_found');
  }
  return row;
}

export function presentCertificate(ctx: Ctx, row: CertificateRow): Certificate {
  const { snapshot, personId: _hidden, createdAt, issuedBy, ...rest } = row;
  const { payer, amount, currency } = readCertificate(snapshot);
  const status: DocumentStatus = statusOf(row);
  return {
    ...rest,
    name: payer.name,
    amount,
    currency,
    status,
    voidedAt: row.voidedAt?.toISOString() ?? null,
    issuedAt: createdAt.toISOString(),
    issuedBy: isOfOffice(ctx) ? issuedBy : null,
  };
}

function contentOf({ baseUrl }: Ctx, row: CertificateRow, isDuplicate = false): PaperContent {
  const { verificationCode } = row;
  const state = { ...row, status: statusOf(row), isDuplicate };
  return certificateContent(readCertificate(row.snapshot), state, {
    baseUrl,
    verificationCode,
    checkCode: null,
  });
}

export async function certificatePage(ctx: Ctx, row: CertificateRow): Promise<PaperContent> {
  return withPictures(contentOf(ctx, row), await readPictures(ctx, readCertificate(row.snapshot).look));
}

/** The PDF of a certificate, for anyone who was let in before. */
export function drawCertificate(ctx: Ctx, row: CertificateRow, isDuplicate = false): Promise<FileAnswer> {
  const status = statusOf(row);
  return renderOnce(ctx, {
    id: row.id,
    number: row.certificateNumber,
    state: status === 'valid' && isDuplicate ? 'duplicate' : status,
    async draw() {
      const { look, template } = readCertificate(row.snapshot);
      return drawContent(ctx, contentOf(ctx, row, isDuplicate), await readPictures(ctx, look), { template });
    },
  });
}
