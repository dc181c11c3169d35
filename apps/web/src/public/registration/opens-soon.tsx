import { Note } from '../../ui/text/note.tsx';
import type { Answers } from '../site/answers.ts';
import { words } from './words.en.ts';

/** The centre has not decided what members pay: nobody types a form that could not be sent. */
export const OpensSoon = ({ centre }: Pick<Answers, 'centre'>) => (
  <div className="box">
    <div className="give-head">
      <h1>{words.title}</h1>
    </div>
    <Note tone="plain" icon="clock" title={words.opensSoon}>
      <p>{words.opensSoonText}</p>
      <p>{centre.address}</p>
    </Note>
  </div>
);
