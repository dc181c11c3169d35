import { describe, expect, it } from 'vitest';
import { unstorableTexts } from './storable-text.ts';

const properties = (value: unknown) => unstorableTexts(value, 'body').map(({ property }) => property);

describe('unstorableTexts', () => {
  it('finds NUL and halves of surrogate pairs, wherever they are', () => {
    expect(properties({ a: 'x\0', b: { c: ['fine', '\ud800'] }, d: '\udc00x' })).toEqual(['a', 'b.c.1', 'd']);
    expect(properties('\0')).toEqual(['body']);
  });

  it('finds them in names of fields too, and does not repeat them', () => {
    expect(properties({ 'x\0y': 1 })).toEqual(['x\ufffdy']);
  });

  it('leaves every other text alone', () => {
    expect(
      properties({ emoji: '🪷', tibetan: 'བཀྲ་ཤིས', lines: 'a\nb\t\u0007', file: new File(['\0'], 'x') }),
    ).toEqual([]);
  });

  it('walks as deep as the sender likes', () => {
    const depth = 100_000;
    const deep: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`);
    expect(properties(deep)).toHaveLength(1);
  });
});
