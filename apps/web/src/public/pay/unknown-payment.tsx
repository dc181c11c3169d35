import { Note } from '../../ui/text/note.tsx';
import { words } from './words.en.ts';

export const UnknownPayment = () => (
  <Note tone="plain" title={words.unknown}>
    <p>
      {words.unknownText} <a href="/donate#find">{words.lookUp}</a>
    </p>
  </Note>
);
