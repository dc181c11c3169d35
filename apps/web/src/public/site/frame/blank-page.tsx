import type { ReactNode } from 'react';
import { DraftNote } from '../../../language/draft-note.tsx';
import { LanguageChoice } from '../../../language/language-choice.tsx';
import { Motif } from '../../../ui/pictures/motif.tsx';
import { type PageName, placesOf } from '../pages.ts';
import { words } from '../words.en.ts';

/** A page by itself: the name that leads home, and the page. */
export const BlankPage = ({ page, children }: { page: PageName; children: ReactNode }) => (
  <div className="public blank-page">
    <a className="skip" href="#main">
      {words.skip}
    </a>
    <header className="blank-head">
      <div className="cornice" />
      <div className="box row">
        <a className="brand" href="/home">
          <span className="disc">
            <Motif name="lotus" />
          </span>
          <b>{words.site}</b>
        </a>
        <LanguageChoice />
      </div>
    </header>
    <main id="main" tabIndex={-1}>
      <DraftNote places={placesOf(page)} />
      <noscript>
        <div className="box">
          <p className="note plain">{words.needsScript}</p>
        </div>
      </noscript>
      {children}
    </main>
  </div>
);
