// This must be imported before everything that looks words up.
import '../language/dz/translation.ts';
import type { OwnWords } from '@kathok/contract';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { keepCentre } from '../lib/centre.ts';
import CardPage from './card/card-page.tsx';
import FaqPage from './faq/faq-page.tsx';
import DonationPage from './give/donation-page.tsx';
import GivePage from './give/give-page.tsx';
import NamesPage from './give/names-page.tsx';
import MemberDonationPage from './give/member-donation-page.tsx';
import HomePage from './home/home-page.tsx';
import LookupPage from './lookup/lookup-page.tsx';
import MemberPage from './lookup/member-page.tsx';
import DonationRequestPage from './papers/donation-papers-page.tsx';
import DonationViewPage from './papers/view-donation-paper-page.tsx';
import MemberRequestPage from './papers/member-papers-page.tsx';
import MemberViewPage from './papers/view-member-paper-page.tsx';
import PitViewPage from './papers/view-pit-paper-page.tsx';
import PayPage from './pay/pay-page.tsx';
import StatusPage from './pay/status-page.tsx';
import RegisterPage from './registration/register-page.tsx';
import RenewPage from './renew/renew-page.tsx';
import RitualsPage from './rituals/rituals-page.tsx';
import { drawEssential, type PublicAnswer } from './essential.tsx';
import { pageAt as find } from './site/address.ts';
import { type Answers, readAnswers } from './site/answers.ts';
import { documentOf, inlineScripts, officePage } from './site/document/document.ts';
import { type AnswersOf, needsOf, type PageName } from './site/pages.ts';
import { Site } from './site/frame/site.tsx';
import { allStyles } from './site/document/styles.ts';
import SupportPage from './support/support-page.tsx';
import FamilyAnswerPage from './family/family-answer-page.tsx';
import UnsubscribePage from './unsubscribe/unsubscribe-page.tsx';
import VerdictPage from './verify/verdict-page.tsx';
import VerifyPage from './verify/verify-page.tsx';

/** The public pages as the server sees them: which one an address means, and the page itself. */
const components: { [Page in PageName]: ComponentType<{ answers: AnswersOf<Page> }> } = {
  home: HomePage,
  faq: FaqPage,
  support: SupportPage,
  register: RegisterPage,
  lookup: LookupPage,
  member: MemberPage,
  renew: RenewPage,
  give: GivePage,
  donation: DonationPage,
  'member-donation': MemberDonationPage,
  names: NamesPage,
  rituals: RitualsPage,
  pay: PayPage,
  status: StatusPage,
  card: CardPage,
  'member-papers': MemberRequestPage,
  'donation-papers': DonationRequestPage,
  'view-member-paper': MemberViewPage,
  'view-donation-paper': DonationViewPage,
  'view-pit-paper': PitViewPage,
  unsubscribe: UnsubscribePage,
  'family-answer': FamilyAnswerPage,
  verify: VerifyPage,
  verdict: VerdictPage,
};

export const pageAt = (pathname: string): PageName | undefined => find(pathname)?.page;

export { essentialCall } from './essential.tsx';
export { officePage };

/** What the page of the office says of the centre, and whether the office is there in another language. */
export async function officeAnswers(ask: (path: string) => Promise<unknown>): Promise<unknown> {
  const own = ask('/words/own?language=dz').then(
    (answer) => (answer as OwnWords).isOfficeOffered,
    () => false,
  );
  return { ...(await readAnswers(['centre'], ask)), isOfficeOffered: await own };
}

/** What may stand inline in these pages. */
export const inline = { scripts: inlineScripts, styles: allStyles };

/** What the page says, asked for by the paths of the public calls below `/api`. */
export const answersFor = (page: PageName, ask: (path: string) => Promise<unknown>): Promise<unknown> =>
  readAnswers(needsOf(page), ask);

/**
 * The page with what it says; without it, the page that asks for itself. Where an address has something to say to those
 * without JavaScript, `here` is that address and what was told of it.
 */
export function draw(
  page: PageName,
  answers: unknown,
  here?: { path: string; told: PublicAnswer | null },
): string {
  if (!answers) return documentOf(page, '', undefined);
  const Page = components[page] as ComponentType<{ answers: Answers }>;
  const said = answers as Answers;
  // The centre is kept for this page alone: drawing waits for nothing, so no other page comes between.
  keepCentre(said.centre);
  const body = renderToString(
    <Site
      page={page}
      centre={said.centre}
      withoutScript={here && drawEssential(here.path, here.told, said.centre)}
    >
      <Page answers={said} />
    </Site>,
  );
  return documentOf(page, body, said);
}
