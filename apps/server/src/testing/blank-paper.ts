import type { PaperContent } from '@kathok/contract';

/** Who wants a paper that the system draws of itself. */
export const noCaller = { actor: null, address: null };

/** A certificate that says nothing. */
export const blankPaper: PaperContent = {
  kind: 'member',
  number: null,
  issuedOn: '2026-11-15',
  title: 'Test',
  titleDzongkha: null,
  subtitle: null,
  letterhead: { name: 'Centre', nameDzongkha: null, lines: [], colour: '#000000', logo: null },
  facts: [],
  marks: [],
  holder: null,
  amount: null,
  strip: null,
  seal: null,
  lines: [],
  table: null,
  paragraphs: [],
  signatory: null,
  verification: null,
  closing: { dzongkha: null, text: null },
  annexure: null,
};
