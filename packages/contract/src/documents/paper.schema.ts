import { z } from 'zod';
import { day } from '../values/days/days.ts';

const fact = z.object({ label: z.string(), value: z.string() });

/** A second line within a cell stands behind a line break, and is printed smaller. */
const paperTable = z.object({
  columns: z.array(z.object({ title: z.string(), isAmount: z.boolean() })),
  rows: z.array(z.array(z.string())),
  /** The last line; empty cells where there is nothing to add up. */
  total: z.array(z.string()).nullable(),
});
export type PaperTable = z.output<typeof paperTable>;

export const paperMarks = ['void', 'replaced', 'duplicate', 'simulated', 'sample'] as const;
export type PaperMark = (typeof paperMarks)[number];

export const paperKinds = ['receipt', 'member', 'donation', 'pit'] as const;

/**
 * All that a paper says, in the order in which it says it. The PDF and the page for phones are two drawings of this one
 * structure, so neither can say more than the other.
 */
export const paperContent = z.object({
  kind: z.enum(paperKinds),
  /** Half a sheet of A4, of which two are cut out of one; else a whole sheet. */
  sheet: z.literal('a5').optional(),
  number: z.string().nullable(),
  issuedOn: day,
  title: z.string(),
  titleDzongkha: z.string().nullable(),
  subtitle: z.string().nullable(),
  letterhead: z.object({
    name: z.string(),
    nameDzongkha: z.string().nullable(),
    lines: z.array(z.string()),
    /** `#7d2429` */
    colour: z.string(),
    /** The logo as a data address; without one the shipped emblem is drawn. */
    logo: z.string().nullable(),
  }),
  facts: z.array(fact),
  marks: z.array(z.object({ kind: z.enum(paperMarks), text: z.string(), note: z.string().nullable() })),
  /** "This is to certify that …" */
  holder: z
    .object({
      lead: z.string(),
      name: z.string(),
      nameDzongkha: z.string().nullable(),
      identities: z.array(fact),
      sentence: z.string(),
    })
    .nullable(),
  amount: z.object({ figures: z.string(), words: z.string() }).nullable(),
  /** A member certificate shows which days of the year were paid for. Places are shares of the year, 0 to 1. */
  strip: z
    .object({
      title: z.string(),
      months: z.array(z.string()),
      parts: z.array(z.object({ from: z.number(), to: z.number(), isStart: z.boolean() })),
    })
    .nullable(),
  /** Two short lines in a row stand beside each other. */
  lines: z.array(fact.extend({ note: z.string().nullable(), isHalf: z.literal(true).optional() })),
  table: paperTable.nullable(),
  paragraphs: z.array(z.string()),
  signatory: z
    .object({
      name: z.string().nullable(),
      title: z.string().nullable(),
      onBehalf: z.string(),
      /** The signature as a data address. */
      signature: z.string().nullable(),
    })
    .nullable(),
  /** What stands around the round seal. */
  seal: z.string().nullable(),
  verification: z
    .object({
      /** What the QR code leads to. */
      address: z.string(),
      /** The same code, to be typed where it says; a receipt of half a sheet has its check code alone. */
      code: z.string().nullable(),
      place: z.string(),
      /** Of a receipt: together with its number it opens the papers of the person who holds it. */
      checkCode: z.string().nullable(),
    })
    .nullable(),
  closing: z.object({ dzongkha: z.string().nullable(), text: z.string().nullable() }),
  annexure: z
    .object({ title: z.string(), subtitle: z.string(), table: paperTable, paragraphs: z.array(z.string()) })
    .nullable(),
});
export type PaperContent = z.output<typeof paperContent>;
