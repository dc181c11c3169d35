import { describe, expect, it } from 'vitest';
import { unstorableTexts } from './unstorable-text.ts';
import { longestProperty, mostViolations } from './violation.ts';

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

  it('cleans the name of a field whose value is wrong too', () => {
    expect(properties({ 'x\0': '\0', '\ud800': ['\0'] })).toEqual(['x\ufffd', '\ufffd', '\ufffd.0']);
  });

  it('stops at as many as an answer lists, the first ones', () => {
    const list = Array.from({ length: 27_000 }, () => '\0');
    expect(properties(list)).toEqual(Array.from({ length: mostViolations }, (_, at) => String(at)));
  });

  it.each([
    ['a long name around many texts', { [`k${'l'.repeat(17_000)}`]: Array(27_000).fill('\0') }],
    ['names inside of names', JSON.parse(`${'{"\\u0000":'.repeat(24_000)}1${'}'.repeat(24_000)}`)],
  ])('cuts the paths of %s', (_what, value: unknown) => {
    const found = properties(value);
    expect(found).toHaveLength(mostViolations);
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(longestProperty);
  });
});
