import type { ReactNode } from 'react';
import { DraftNote } from '../../language/draft-note.tsx';
import { LanguageChoice } from '../../language/language-choice.tsx';
import { Link } from '../../ui/text/link.tsx';
import { Motif } from '../../ui/pictures/motif.tsx';
import { TempleWall } from './temple-wall.tsx';
import { words } from './words.en.ts';
import '../../theme/blank.css';
import './entrance.css';

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
            <span lang="dz">{words.brandInDzongkha}</span>
          </span>
        </Link>
        <div className="greeting">
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
        <LanguageChoice />
        <DraftNote />
      </div>
    </main>
  </div>
);
