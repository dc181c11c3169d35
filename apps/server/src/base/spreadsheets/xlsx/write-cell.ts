import { escapeText } from './write-text.ts';

const kinds = ['text', 'number', 'amount', 'day', 'percent'] as const;

export interface CellStyle {
  kind?: (typeof kinds)[number] | undefined;
  isBold?: boolean;
}

/** The styles in the order in which the format numbers them: texts, whole numbers with commas, sums, days, percent. */
const formats = { text: 49, number: 3, amount: 4, day: 164, percent: 9 };

const cellFormats = [0, 1].flatMap((font) =>
  kinds.map(
    (kind) =>
      `<xf numFmtId="${formats[kind]}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ),
);

/** Every kind of cell, plain and then bold; the first style is that of nothing. */
export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${cellFormats.join('')}</cellXfs></styleSheet>`;

const xmlCharacters: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => xmlCharacters[character]!);

const dayMs = 86_400_000;
const isDay = /^\d{4}-\d{2}-\d{2}$/;
const isNumber = /^-?\d+(\.\d+)?$/;

/** What a number cell holds: a day is counted from the 30th of December 1899. Null for what is no such thing. */
function numberOf(text: string, kind: CellStyle['kind']): string | null {
  if (kind === 'day')
    return isDay.test(text) && text > '1900-03-01'
      ? String((Date.parse(`${text}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / dayMs)
      : null;
  if (kind === undefined || kind === 'text' || !isNumber.test(text)) return null;
  return kind === 'percent' ? String(Number(text) / 100) : text;
}

/** One cell, or nothing where there is nothing. */
export function cellXml(
  text: string | null,
  column: number,
  row: number,
  { kind = 'text', isBold = false }: CellStyle,
): string {
  if (text === null) return '';
  const number = numberOf(text, kind);
  const style = 1 + kinds.indexOf(number === null ? 'text' : kind) + (isBold ? kinds.length : 0);
  const place = `r="${letters(column)}${row}" s="${style}"`;
  if (number !== null) return `<c ${place}><v>${number}</v></c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeText(text))}</t></is></c>`;
}

/** The 28th column, counted from 0, is AB. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
