import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** As a page in this language starts: first the script of the language, if it has one, then the page's own. */
async function startPage(lang: string) {
  vi.stubGlobal('document', { documentElement: { lang } });
  if (lang !== 'en') await import('./dz/translation.ts');
  const { words } = await import('../ui/words.en.ts');
  const { format } = await import('./format.ts');
  return { words, format };
}

// Each start reads the language anew, and the test files that follow in this process find what they would have found.
beforeEach(vi.resetModules);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  globalThis.translations = undefined;
});

it('speaks English, with no words of another language about', async () => {
  const { words, format } = await startPage('en');
  expect([words.close, format.money('1500.00', 'BTN')]).toEqual(['Close', 'Nu. 1,500']);
  expect(globalThis.translations).toBeUndefined();
});

it('speaks Dzongkha, and English word by word where one is missing', async () => {
  const { words } = await startPage('dz');
  const { words: listWords } = await import('../ui/data-list/words.en.ts');
  expect(words.close).toBe('ཁ་བསྡམས།');
  expect(words.summaryTitle(3)).toBe('ལོག་བལྟ་དགོཔ་ 3 འདུག');
  expect(listWords.nothingMatches).toBe('No Result');
});

it('writes the digits that the language tag names', async () => {
  expect((await startPage('dz')).format.money('123456.00', 'BTN')).toBe('Nu. 123,456');
  vi.resetModules();
  expect((await startPage('dz-u-nu-tibt')).format.money('123456.00', 'BTN')).toBe('Nu. ༡༢༣,༤༥༦');
});

it('stays English when the words did not arrive, or the language is none of ours', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'dz' } });
  expect((await import('../ui/words.en.ts')).words.close).toBe('Close');
  vi.resetModules();
  expect((await startPage('fr')).words.close).toBe('Close');
});
