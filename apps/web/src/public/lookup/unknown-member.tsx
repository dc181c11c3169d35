import { Note } from '../../ui/text/note.tsx';
import { words } from './words.en.ts';

export const UnknownMember = () => (
  <Note tone="plain" title={words.unknown}>
    <p>
      {words.unknownText} <a href="/renew">{words.lookUp}</a>
    </p>
  </Note>
);
