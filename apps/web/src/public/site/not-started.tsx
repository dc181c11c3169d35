import { Note } from '../../ui/text/note.tsx';
import { Button } from '../../ui/plain-button.tsx';
import { words } from './words.en.ts';

/** Neither the server nor this browser could put the page together. */
export const NotStarted = () => (
  <main className="box narrow">
    <h1>{words.site}</h1>
    <Note tone="danger" title={words.notLoaded}>
      <p>
        <Button onClick={() => location.reload()}>{words.tryAgain}</Button>
      </p>
    </Note>
  </main>
);
