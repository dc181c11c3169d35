import { type ComponentType, type ReactNode, StrictMode, useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { call } from '../lib/api.ts';
import { keepCentre } from '../lib/centre.ts';
import { reloadOnReturn } from '../lib/browser/fresh-on-return.ts';
import { keepUserFresh } from '../lib/session.ts';
import { type Answers, readAnswers } from './site/answers.ts';
import { pageAt } from './site/address.ts';
import { answersId, rootId } from './site/document/element-ids.ts';
import { type AnswersOf, needsOf, type PageName } from './site/pages.ts';
import { Button } from '../ui/plain-button.tsx';
import { Note } from '../ui/text/note.tsx';
import { words } from './site/words.en.ts';
import { Site } from './site/frame/site.tsx';
import { enterTypedEarly, readTypedEarly } from './site/typed-early.ts';

type Loaders = {
  [Page in PageName]: () => Promise<{ default: ComponentType<{ answers: AnswersOf<Page> }> }>;
};

/** Each page brings its own code; the server names it in the page, so that it comes along with this file. */
const loaders: Loaders = {
  home: () => import('./home/home-page.tsx'),
  faq: () => import('./faq/faq-page.tsx'),
  support: () => import('./support/support-page.tsx'),
  register: () => import('./registration/register-page.tsx'),
  lookup: () => import('./lookup/lookup-page.tsx'),
  member: () => import('./lookup/member-page.tsx'),
  renew: () => import('./renew/renew-page.tsx'),
  give: () => import('./give/give-page.tsx'),
  donation: () => import('./give/donation-page.tsx'),
  'member-donation': () => import('./give/member-donation-page.tsx'),
  names: () => import('./give/names-page.tsx'),
  rituals: () => import('./rituals/rituals-page.tsx'),
  pay: () => import('./pay/pay-page.tsx'),
  status: () => import('./pay/status-page.tsx'),
  card: () => import('./card/card-page.tsx'),
  'member-papers': () => import('./papers/member-papers-page.tsx'),
  'donation-papers': () => import('./papers/donation-papers-page.tsx'),
  'view-member-paper': () => import('./papers/view-member-paper-page.tsx'),
  'view-donation-paper': () => import('./papers/view-donation-paper-page.tsx'),
  'view-pit-paper': () => import('./papers/view-pit-paper-page.tsx'),
  'family-answer': () => import('./family/family-answer-page.tsx'),
  unsubscribe: () => import('./unsubscribe/unsubscribe-page.tsx'),
  verify: () => import('./verify/verify-page.tsx'),
  verdict: () => import('./verify/verdict-page.tsx'),
};

/** Gives the forms of a page that the server drew what was typed before they could hear of it. */
function KeepTyped({ root, children }: { root: HTMLElement; children: ReactNode }) {
  const typed = useRef<ReturnType<typeof readTypedEarly>>(null);
  useLayoutEffect(() => {
    typed.current = readTypedEarly(root);
  }, [root]);
  // Forms draw themselves anew with what was kept of an earlier visit, right after this.
  useEffect(() => queueMicrotask(() => typed.current && enterTypedEarly(root, typed.current)), [root]);
  return children;
}

const ask = (path: string) => call({ method: 'GET', path, anonymous: true }, {});

async function start(root: HTMLElement, page: PageName): Promise<void> {
  const said = document.getElementById(answersId)?.textContent;
  const [{ default: Page }, answers] = await Promise.all([
    loaders[page]() as Promise<{ default: ComponentType<{ answers: Answers }> }>,
    said ? (JSON.parse(said) as Answers) : (readAnswers(needsOf(page), ask) as Promise<Answers>),
  ]);
  keepCentre(answers.centre);
  const site = (
    <StrictMode>
      <Site page={page} centre={answers.centre}>
        <Page answers={answers} />
      </Site>
    </StrictMode>
  );
  // Drawn by the server already, unless it could not.
  if (said) hydrateRoot(root, <KeepTyped root={root}>{site}</KeepTyped>);
  else createRoot(root).render(site);
  keepUserFresh();
}

/** This is shown where neither the server nor this browser could draw the page. */
const NotStarted = () => (
  <main className="box narrow">
    <h1>{words.site}</h1>
    <Note tone="danger" title={words.notLoaded}>
      <p>
        <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
      </p>
    </Note>
  </main>
);

reloadOnReturn();
const root = document.getElementById(rootId);
const found = pageAt(location.pathname);
if (root && found) start(root, found.page).catch(() => createRoot(root).render(<NotStarted />));
