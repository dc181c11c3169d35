import { Note } from '../../ui/text/note.tsx';
import type { Answers } from '../site/answers.ts';
import { words } from './words.en.ts';

/** While there is neither an account nor a bank to send money to. */
export function AtTheDesk({ centre }: Pick<Answers, 'centre'>) {
  if (centre.takesPayments) return null;
  return (
    <Note tone="plain" icon="pin" title={words.atTheDesk}>
      <p>{words.atTheDeskText}</p>
      <p>{centre.address}</p>
    </Note>
  );
}
