import type { PaperContent } from '@kathok/contract';
import { startOf } from '@kathok/contract';
import { buffer } from 'node:stream/consumers';
import { type Letterhead, paperTemplate } from '../../../platform/letterhead.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Caller } from '../../../platform/limits/places-of-callers.ts';
import { drawPages } from './draw-paper.ts';
import { qrPixels } from './qr-pixels.ts';
import { paperTemplateOf } from '../content/paper-templates.ts';

type Look = Pick<Letterhead['look'], 'logoFileId' | 'signatureFileId'>;

interface Picture {
  name: 'logo' | 'signature';
  bytes: Buffer;
  mediaType: string;
}

/** The pictures of a letterhead that are still there. */
export async function readPictures(ctx: Pick<Ctx, 'db' | 'files'>, look: Look): Promise<Picture[]> {
  const wanted = [
    ['logo', look.logoFileId],
    ['signature', look.signatureFileId],
  ] as const;
  const pictures: Picture[] = [];
  for (const [name, id] of wanted) {
    const file = id && (await ctx.files.find(ctx.db, id));
    if (file)
      pictures.push({ name, bytes: await buffer(await ctx.files.open(file.id)), mediaType: file.mediaType });
  }
  return pictures;
}

/** How many pages a paper with more rows will have cannot be told beforehand. */
const mostRowsOfPlain = 16;

/** A receipt has one page, and a certificate with a short annexure two; null where the template has to count. */
function plainPages({ annexure, table, sheet }: PaperContent, template: number): number | null {
  if (sheet) return 1;
  // The first two templates guess by themselves.
  if (template < 3) return null;
  const rows = Math.max(annexure?.table.rows.length ?? 0, table?.rows.length ?? 0);
  if (rows > mostRowsOfPlain) return null;
  return annexure ? 2 : 1;
}

interface DrawnBy {
  /** The template it was issued for. */
  template?: number;
  asSvg?: boolean;
}

/** The PDF of a paper: drawn from its content and its pictures, by the template it was issued for, and from nothing else. */
export async function drawContent(
  caller: Caller,
  content: PaperContent,
  pictures: readonly Picture[],
  { template = paperTemplate, asSvg = false }: DrawnBy = {},
): Promise<Uint8Array> {
  const { verification } = content;
  // Letting the template count its pages makes it lay out all of them twice. So they are numbered as far as that is plain,
  // and counted where a long name or a mark made one more of them.
  const draw = (pages: number | null) =>
    drawPages(caller, {
      template: `${paperTemplateOf(template).folder}/paper.typ`,
      data: JSON.stringify({ content, pictures: pictures.map(({ name }) => name), pages }),
      pictures: [
        ...pictures.map(({ name, bytes }) => ({ name, bytes })),
        ...(verification ? [{ name: 'qr', bytes: qrPixels(verification.address) }] : []),
      ],
      dated: startOf(content.issuedOn),
      asSvg,
    });
  const plain = plainPages(content, template);
  const drawn = await draw(plain);
  if (plain === null || drawn.pages === plain) return drawn.bytes;
  return (await draw(null)).bytes;
}

/** A picture that stands in the page itself. */
export const pictureAddress = ({ mediaType, bytes }: Pick<Picture, 'mediaType' | 'bytes'>) =>
  `data:${mediaType};base64,${bytes.toString('base64')}`;

/** The content for a page, with its pictures inside: a page has no other way to the pictures of an older letterhead. */
export function withPictures(content: PaperContent, pictures: readonly Picture[]): PaperContent {
  const address = (wanted: Picture['name']) => {
    const picture = pictures.find(({ name }) => name === wanted);
    return picture ? pictureAddress(picture) : null;
  };
  const { letterhead, signatory } = content;
  return {
    ...content,
    letterhead: { ...letterhead, logo: address('logo') },
    signatory: signatory && { ...signatory, signature: address('signature') },
  };
}
