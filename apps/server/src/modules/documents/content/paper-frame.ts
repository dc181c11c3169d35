import {
  type DocumentStatus,
  dayOf,
  groupCode,
  type PaperContent,
  type PaperMark,
  phoneText,
} from '@kathok/contract';
import type { Letterhead } from '../../../platform/letterhead.ts';
import { fullDay } from './format.ts';
import { newestTemplateNumber, type PaperWords, paperTemplateOf } from './paper-templates.ts';
import { halfSheetWords } from './words.v4.en.ts';

/** Receipts that were issued before the look was frozen are drawn in the shipped one. */
export const shippedLook: Letterhead['look'] = {
  logoFileId: null,
  signatureFileId: null,
  colour: '#7d2429',
  footer: null,
  digitGrouping: 'thousands',
};

/** What becomes of a paper after it was issued: a copy says so, and so does one that no longer counts. */
export interface PaperState {
  status: DocumentStatus;
  voidedAt: Date | null;
  voidReason: string | null;
  replacedBy: string | null;
  isSimulated?: boolean;
  isDuplicate?: boolean;
  isSample?: boolean;
}

export function marksOf(state: PaperState, { marks }: PaperWords): PaperContent['marks'] {
  const mark = (kind: PaperMark, note: string) => ({ kind, text: marks[kind].text, note });
  const since = state.voidedAt ? fullDay(dayOf(state.voidedAt)) : '';
  return [
    ...(state.status === 'replaced'
      ? [mark('replaced', marks.replaced.note(since, state.replacedBy ?? ''))]
      : []),
    ...(state.status === 'void' ? [mark('void', marks.void.note(since, state.voidReason ?? ''))] : []),
    ...(state.isSimulated ? [mark('simulated', marks.simulated.note)] : []),
    ...(state.isSample ? [mark('sample', marks.sample.note)] : []),
    ...(state.isDuplicate ? [mark('duplicate', marks.duplicate.note)] : []),
  ];
}

export function statusOf({
  voidedAt,
  replacedBy,
}: Pick<PaperState, 'voidedAt' | 'replacedBy'>): DocumentStatus {
  if (!voidedAt) return 'valid';
  return replacedBy ? 'replaced' : 'void';
}

export interface Check {
  baseUrl: string;
  verificationCode: string;
  checkCode: string | null;
}

/** Where a paper is checked, as one types it. */
export const checkingPlace = (baseUrl: string) => `${baseUrl.replace(/^https?:\/\//, '')}/verify`;

/** What every paper has around what it says: the letterhead, who signs, how it is checked. */
export function frameOf(
  { centre, signatory, look }: Letterhead,
  check: Check | null,
  template = newestTemplateNumber(),
): Pick<PaperContent, 'letterhead' | 'signatory' | 'verification' | 'closing'> {
  const { words } = paperTemplateOf(template);
  const isSpaced = template >= 4;
  const phone = isSpaced && centre.phone ? phoneText(centre.phone) : centre.phone;
  const contact = [phone, centre.email].filter(Boolean).join(' · ');
  const title = signatory.title ?? (isSpaced ? halfSheetWords.authorised : null);
  return {
    letterhead: {
      name: centre.name,
      nameDzongkha: centre.nameDzongkha,
      lines: [
        centre.address.replace(/\s*\n\s*/g, ', '),
        contact,
        ...(centre.registrationNumber ? [words.registration(centre.registrationNumber)] : []),
        ...(centre.taxpayerNumber ? [words.taxpayer(centre.taxpayerNumber)] : []),
      ].filter(Boolean),
      colour: look.colour,
      logo: null,
    },
    signatory: { name: signatory.name, title, onBehalf: words.onBehalf(centre.name), signature: null },
    verification: check && {
      address: `${check.baseUrl}/verify/${check.verificationCode}`,
      code: groupCode(check.verificationCode),
      place: checkingPlace(check.baseUrl),
      checkCode: check.checkCode && groupCode(check.checkCode),
    },
    closing: { dzongkha: look.footer ? words.blessing : null, text: look.footer },
  };
}

const fewestLetters = 30;
const mostLetters = 56;

/** The name of the centre, often enough to go round the seal; none where it would be too small to be read. */
export function sealText(name: string): string | null {
  const once = `${name.toUpperCase()} · `;
  const letters = Array.from(once).length;
  if (letters > mostLetters) return null;
  return once.repeat(letters < fewestLetters ? 2 : 1);
}
