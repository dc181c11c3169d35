import {
  dayOf,
  type documents,
  type InputOf,
  initialsOf,
  type memberPapers,
  phoneText,
  type ResponseOf,
  standingOf,
  startOf,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import { type Ctx, inTransaction, requireOwnOr } from '../../../platform/context.ts';
import { type Letterhead, letterheadOf } from '../../../platform/letterhead.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { findMembersById } from '../../members/index.ts';
import { pictureAddress, readPictures } from '../drawing/draw-content.ts';
import { newestPaperTemplate } from '../content/paper-templates.ts';
import { drawPaper } from '../drawing/draw-paper.ts';
import { qrPixels } from '../drawing/qr-pixels.ts';
import { pdfAnswer } from '../drawing/render-once.ts';
import { words } from '../words.en.ts';
import { membersToPrint } from './members-to-print.ts';
import { ensureCardCodes, isKept } from './card.repository.ts';

type Documents = typeof documents;
type Card = (typeof memberPapers)['card'];
/** Twenty sheets. */
const mostCards = 200;

export async function getMemberCard(
  ctx: Ctx,
  { params }: InputOf<Documents['memberCard']>,
): Promise<FileAnswer> {
  requireOwnOr(ctx, 'read', params.id);
  return drawCards(ctx, [params.id], 'single');
}

export async function getMemberCards(
  ctx: Ctx,
  { query }: InputOf<Documents['memberCards']>,
): Promise<FileAnswer> {
  const ids = await membersToPrint(ctx, query, mostCards);
  const after = { format: 'cards', ...auditableFilters(query) };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'Member', after }));
  return drawCards(ctx, ids, 'sheet');
}

/** A keeper may open the card of somebody whom they keep. */
const isOfKeeper = async ({ db, actor }: Ctx, memberId: string): Promise<boolean> =>
  actor?.memberId ? isKept(db, actor.memberId, memberId) : false;

/** The card on a screen says until when the membership is paid; the printed one does not. */
export async function getCardOnScreen(ctx: Ctx, { params }: InputOf<Card>): Promise<ResponseOf<Card>> {
  if (!(await isOfKeeper(ctx, params.id))) requireOwnOr(ctx, 'read', params.id);
  const { cards, centre, look } = await readCards(ctx, [params.id]);
  const [card] = cards;
  if (!card) throw new AppError('not_found');
  const { member, qr: _file, ...shown } = card;
  const [logo] = await readPictures(ctx, { ...look, signatureFileId: null });
  return {
    ...shown,
    membershipType: member.membershipType,
    standing: standingOf(member, dayOf(ctx.now)),
    paidUntil: member.paidUntil,
    isLifetime: member.isLifetime,
    centre: centre.name,
    centreDzongkha: centre.nameDzongkha,
    logo: logo ? pictureAddress(logo) : null,
    colour: look.colour,
    found: foundText(centre),
    blessing: newestPaperTemplate().words.blessing,
  };
}

const monogramOf = (name: string) => {
  const letters = initialsOf(name).match(/[^.\s]+/g) ?? [];
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('');
};

const foundText = ({ phone, name, address }: Letterhead['centre']) =>
  words.card.found(phone && phoneText(phone), name, address.replace(/\s*\n\s*/g, ', '));

/** Reads the cards in the order of the ids, and fails where one is missing instead of leaving it out. */
async function readCards(ctx: Ctx, ids: string[]) {
  const found = new Map((await findMembersById(ctx.db, ids)).map((member) => [member.id, member]));
  const members = ids.flatMap((id) => found.get(id) ?? []);
  if (members.length < ids.length) throw new AppError('not_found');
  const codes = await inTransaction(ctx, (tx) => ensureCardCodes(tx, ids, ctx.now));
  const { centre, look } = letterheadOf(await readSettings(ctx.db));
  const cards = members.map((member, at) => ({
    member,
    name: member.name,
    nameDzongkha: member.nameDzongkha,
    initials: monogramOf(member.name),
    code: member.membershipCode,
    since: member.joinedOn.slice(0, 4),
    address: `${ctx.baseUrl}/verify/${codes.get(member.id) ?? ''}`,
    qr: `qr-${at}`,
  }));
  return { cards, centre, look };
}

/** A card carries no end date, so it need not be printed again each year; scanning it says whether it is current. */
async function drawCards(ctx: Ctx, ids: string[], layout: 'single' | 'sheet'): Promise<FileAnswer> {
  const { cards: read, centre, look } = await readCards(ctx, ids);
  const cards = read.map(({ member: _member, ...card }) => card);
  const pictures = await readPictures(ctx, { ...look, signatureFileId: null });
  const [first] = cards;
  const title = layout === 'single' && first ? words.card.title(first.code) : words.card.cards;
  const data = {
    title,
    layout,
    cards,
    centre: centre.name,
    centreDzongkha: centre.nameDzongkha,
    found: foundText(centre),
    blessing: newestPaperTemplate().words.blessing,
    colour: look.colour,
    pictures: pictures.map(({ name }) => name),
  };
  const pdf = await drawPaper(ctx, {
    template: 'anew/card.typ',
    data: JSON.stringify(data),
    pictures: [...pictures, ...cards.map(({ qr: name, address }) => ({ name, bytes: qrPixels(address) }))],
    dated: startOf(dayOf(ctx.now)),
  });
  return pdfAnswer(`${title.replaceAll(' ', '-')}.pdf`, pdf);
}
