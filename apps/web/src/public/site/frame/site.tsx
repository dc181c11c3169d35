import type { ReactNode } from 'react';
import { DraftNote } from '../../../language/draft-note.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ScrollToTop } from '../../../ui/scroll-to-top.tsx';
import { useScrolledPast } from '../../../ui/use-scrolled-past.ts';
import type { Answers } from '../answers.ts';
import { hideWhatWaits } from '../document/without-script.ts';
import { BlankPage } from './blank-page.tsx';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { factsOf, type PageName, placesOf } from '../pages.ts';
import { words } from '../words.en.ts';
import { HillScene } from '../../../ui/pictures/hill-scene.tsx';
import { Motif } from '../../../ui/pictures/motif.tsx';

/** The roof, the hills, and the name with the lotus. */
const Banner = ({ centre: { name, nameDzongkha } }: { centre: Answers['centre'] }) => (
  <div className="banner">
    <div className="cornice" />
    <HillScene />
    <div className="box">
      <a className="brand" href="/home">
        <span className="disc">
          <Motif name="lotus" />
        </span>
        <span>
          <b>{words.site}</b>
          <span lang="dz">{nameDzongkha ?? words.siteDzongkha}</span>
          <small>{name}</small>
        </span>
      </a>
    </div>
  </div>
);

type SiteProps = {
  page: PageName;
  centre: Answers['centre'];
  /** What the server says of this address where no script runs; browsers that run one never draw it. */
  withoutScript?: ReactNode;
  children: ReactNode;
};

/** What stands around every public page: banner, bar, page, footer. */
export function Site({ page, centre, withoutScript, children }: SiteProps) {
  const scrolled = useScrolledPast(65);
  if (factsOf(page).isBlank) return <BlankPage page={page}>{children}</BlankPage>;
  return (
    <div className={classNames('horizontal', 'public', scrolled && 'scrolled')}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="loose">
        <Banner centre={centre} />
        <NavBar here={factsOf(page).menu} />
      </header>
      <main id="main" tabIndex={-1}>
        <DraftNote places={placesOf(page)} />
        <noscript>
          {withoutScript ? (
            <>
              <style>{hideWhatWaits}</style>
              {withoutScript}
            </>
          ) : (
            <div className="box">
              <p className="note plain">
                {factsOf(page).isLater ? words.needsScriptHere : words.needsScript}
              </p>
            </div>
          )}
        </noscript>
        {children}
      </main>
      <Footer centre={centre} />
      <ScrollToTop />
    </div>
  );
}
