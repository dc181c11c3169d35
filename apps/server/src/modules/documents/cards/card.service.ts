import { dayOf, type documents, type InputOf, startOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { letterheadOf } from '../../../platform/letterhead.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { findMembersById, requireOwnOr } from '../../members/index.ts';
import { readPictures } from '../draw-content.ts';
import { drawPaper } from '../drawing/draw-paper.ts';
import { qrPixels } from '../drawing/qr-pixels.ts';
import { pdfAnswer } from '../render-once.ts';
import { words } from '../words.en.ts';
import { ensureCardCodes } from './card.repository.ts';

type Documents = typeof documents;

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
  return drawCards(ctx, [...new Set(query.ids)], 'sheet');
}

/** A card carries no end date, so it need not be printed again each year; scanning it says whether it is current. */
async function drawCards(ctx: Ctx, ids: string[], layout: 'single' | 'sheet'): Promise<FileAnswer> {
  const found = new Map((await findMembersById(ctx.db, ids)).map((member) => [member.id, member]));
  const members = ids.flatMap((id) => found.get(id) ?? []);
  if (members.length < ids.length) throw new AppError('not_found');
  const codes = await inTransaction(ctx, (tx) => ensureCardCodes(tx, ids, ctx.now));
  const { centre, look } = letterheadOf(await readSettings(ctx.db));
  const pictures = (await readPictures(ctx, look)).filter(({ name }) => name === 'logo');
  const cards = members.map((member, at) => ({
    name: member.name,
    nameDzongkha: member.nameDzongkha,
    code: member.membershipCode,
    since: member.joinedOn.slice(0, 4),
    address: `${ctx.baseUrl}/verify/${codes.get(member.id) ?? ''}`,
    qr: `qr-${at}`,
  }));
  const [first] = cards;
  const title = layout === 'single' && first ? words.card.title(first.code) : words.card.cards;
  const data = {
    title,
    layout,
    cards,
    centre: centre.name,
    centreDzongkha: centre.nameDzongkha,
    found: words.card.found(centre.phone, centre.name, centre.address.replace(/\s*\n\s*/g, ', ')),
    blessing: words.blessing,
    colour: look.colour,
    pictures: pictures.map(({ name }) => name),
  };
  const pdf = await drawPaper({
    template: 'v1/card.typ',
    data: JSON.stringify(data),
    pictures: [...pictures, ...cards.map(({ qr: name, address }) => ({ name, bytes: qrPixels(address) }))],
    dated: startOf(dayOf(ctx.now)),
  });
  return pdfAnswer(`${title.replaceAll(' ', '-')}.pdf`, pdf);
}
