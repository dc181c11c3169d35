import type { ReactNode } from 'react';
import { DraftNote } from '../../language/draft-note.tsx';
import { LanguageChoice } from '../../language/language-choice.tsx';
import { useCentre } from '../../lib/centre.ts';
import { Link } from '../../ui/text/link.tsx';
import { Motif } from '../../ui/pictures/motif.tsx';
import { words } from './words.en.ts';
import '../../theme/blank.css';
import './entrance.css';
import { TempleWindow } from '../../ui/pictures/temple-window.tsx';

/** The window of the temple, and the hills behind it. */
const TempleWall = () => (
  <div className="side-wall">
    <svg className="hills" viewBox="0 0 760 520" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="var(--ridge-far)"
        d="M0 190L96 96L150 140L268 24L352 118L430 60L548 172L640 104L760 196V520H0Z"
      />
      <path fill="var(--ridge-near)" d="M0 330C120 262 210 320 330 280C470 238 560 330 760 268V520H0Z" />
    </svg>
    <TempleWindow />
  </div>
);

/** The frame of the pages before the sign-in: one form, one window. */
export const Entrance = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) => (
  <div className="blank">
    <TempleWall />
    <main className="enter" id="main" tabIndex={-1}>
      <div>
        <Link className="brand" to="/">
          <span className="disc">
            <Motif name="lotus" />
          </span>
          <span>
            <b>{words.brand}</b>
            <span lang="dz">{useCentre().nameDzongkha ?? words.brandInDzongkha}</span>
          </span>
        </Link>
        <div className="greeting">
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
        <LanguageChoice />
        <DraftNote places={['Login']} />
      </div>
    </main>
  </div>
);
