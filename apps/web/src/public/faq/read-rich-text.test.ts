import { expect, test } from 'vitest';
import { readPieces, readRichText } from './read-rich-text.ts';

test('bold and links are found, the rest stays as it was typed', () => {
  expect(readPieces('Open [Renew](/renew), quote the **reference**. 2 * 3 * 4 <b>')).toMatchObject([
    { kind: 'text', text: 'Open ' },
    { kind: 'link', text: 'Renew', to: '/renew' },
    { kind: 'text', text: ', quote the ' },
    { kind: 'strong', text: 'reference' },
    { kind: 'text', text: '. 2 * 3 * 4 <b>' },
  ]);
});

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', '//evil.example', 'data:text/html,x', 'vbscript:x'])(
  'a link to %s is no link',
  (to) => {
    expect(readPieces(`[here](${to})`).every(({ kind }) => kind === 'text')).toBe(true);
  },
);

test('an empty line ends a paragraph, and lines with dashes are a list', () => {
  expect(readRichText('One\nand on\n\n- first\n- **second**')).toMatchObject([
    { kind: 'paragraph', pieces: [{ kind: 'text', text: 'One and on' }] },
    {
      kind: 'list',
      items: [
        { pieces: [{ kind: 'text', text: 'first' }] },
        { pieces: [{ kind: 'strong', text: 'second' }] },
      ],
    },
  ]);
});
