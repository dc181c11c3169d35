import { Button } from '../button.tsx';
import { Note } from '../text/note.tsx';
import { words } from '../words.en.ts';

type Difference = { label: string; mine: string; theirs: string };

type ConflictNoteProps = {
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved meanwhile: both values, and the choice. */
export const ConflictNote = ({ differences, onKeepMine, onTakeTheirs }: ConflictNoteProps) => (
  <Note tone="warning" title={words.conflict.title}>
    <p>{words.conflict.text}</p>
    <table className="differences">
      <thead>
        <tr>
          <th scope="col">{words.conflict.field}</th>
          <th scope="col">{words.conflict.mine}</th>
          <th scope="col">{words.conflict.theirs}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine || words.conflict.nothing}</td>
            <td>{theirs || words.conflict.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="row">
      <Button onClick={onTakeTheirs}>{words.conflict.takeTheirs}</Button>
      <Button onClick={onKeepMine}>{words.conflict.keepMine}</Button>
    </div>
  </Note>
);
