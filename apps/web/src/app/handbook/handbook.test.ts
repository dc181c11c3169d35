import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScreenPath } from '@kathok/contract';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { screens } from '../screens.ts';
import { findPages } from './find-pages.ts';
import { pageAt, pageOf, pages } from './pages.ts';

/** Members have a FAQ and visitors the public pages; the handbook is for the office. */
const officeScreens = screens.filter(
  ({ path, access }) =>
    path !== '*' && access !== 'public' && access !== 'guestOnly' && access[1] !== 'MemberProfile',
);

const whatToAdd =
  'add one with this address as its key to apps/web/src/app/handbook/<area>/words.en.ts (purpose, steps, see), ' +
  'or name the address in alsoFor of the page that is about it';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** The names of reports are the contract's: the screen and the export share them. */
const reportWords = '../../../packages/contract/src/reports/report-words.ts';

/** Every text of the product outside of the handbook. Three dots stand for what is put in. */
function textsOfTheProduct(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\b(words|titles)\.en\.ts$/.test(file) && !file.startsWith('app/handbook/'))
    .concat(reportWords);
  const texts = new Set<string>();
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'));
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
      TemplateLiteral: ({ quasis }) =>
        void texts.add(quasis.map(({ value }) => value.cooked ?? '').join('…')),
    }).visit(program);
  }
  return texts;
}

const labelsIn = (text: string) => text.split('**').filter((_, place) => place % 2 === 1);

describe('the handbook', () => {
  it('has a page for every screen of the office', () => {
    const missing = officeScreens
      .filter(({ path }) => !pageOf(path as ScreenPath))
      .map(({ path }) => `${path} has no page: ${whatToAdd}`);
    expect(missing).toEqual([]);
  });

  it('has pages for screens of the office only, and one for each', () => {
    const covered = pages.flatMap(({ screen, alsoFor = [] }) => [screen, ...alsoFor]);
    expect(covered.filter((screen) => !officeScreens.some(({ path }) => path === screen))).toEqual([]);
    expect(covered.toSorted()).toEqual([...new Set(covered)].toSorted());
  });

  it('names only labels that the product has', () => {
    const texts = textsOfTheProduct();
    const stale = pages.flatMap(({ screen, purpose, steps, keys = {} }) =>
      [...[purpose, ...steps].flatMap(labelsIn), ...Object.values(keys)]
        .filter((label) => !texts.has(label))
        .map((label) => `${screen} names “${label}”, which stands in no words.en.ts or titles.en.ts`),
    );
    expect(stale).toEqual([]);
    expect(pages.flatMap(({ steps }) => steps.flatMap(labelsIn)).length).toBeGreaterThan(100);
  });

  it('refers only to pages that there are, and never to the page itself', () => {
    const wrong = pages.flatMap(({ screen, see = [] }) =>
      see.filter((other) => !pageOf(other) || pageOf(other)?.screen === screen),
    );
    expect(wrong).toEqual([]);
  });

  it('opens at the page about the screen of an address', () => {
    expect(pageAt('/membership-list')?.screen).toBe('/membership-list');
    expect(pageAt('/membership-list/edit/7')?.screen).toBe('/membership-list/view/:id');
    expect(pageAt('/reports/regulator')?.screen).toBe('/reports/regulator');
    expect(pageAt('/reports/cash-book')?.screen).toBe('/reports/:name');
    expect(pageAt('/nowhere')).toBeUndefined();
  });

  it('knows from the routes who may open the screens of a page', () => {
    expect(pageOf('/renewal/pending-verification')?.accesses).toEqual([
      ['read', 'Member'],
      ['update', 'Member'],
    ]);
    expect(pageOf('/apps/user/view')?.accesses).toEqual(['signedIn']);
  });

  it('is searched by title and text, titles first', () => {
    const found = findPages(pages, '  Dedications ');
    expect(found[0]?.screen).toBe('/dedications');
    expect(findPages(pages, 'undo import').map(({ screen }) => screen)).toContain(
      '/members/bulk-upload-members',
    );
    expect(findPages(pages, 'nothing is called thus')).toEqual([]);
  });
});
