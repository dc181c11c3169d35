import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';
import { reasonsOf, type useApproveAll } from './use-approve-all.ts';

const said = words.sure;

/** What came of approving: how many, and why some were not. When nothing is left of the pile it stands above another one. */
export function ApprovalOutcome({ progress }: Pick<ReturnType<typeof useApproveAll>, 'progress'>) {
  const { state, approved, failures } = progress;
  return (
    <output className="approval-outcome">
      {state === 'stopped' && approved > 0 && <Note tone="success">{said.done(approved)}</Note>}
      {state === 'stopped' && <Note tone="warning">{said.stopped}</Note>}
      {failures.length > 0 && (
        <Note tone="warning" title={said.failed(failures.length)}>
          {reasonsOf(failures).join(' ')}
        </Note>
      )}
    </output>
  );
}
