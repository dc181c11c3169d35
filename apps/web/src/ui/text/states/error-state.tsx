import { Button } from '../../button.tsx';
import { Note } from '../note.tsx';
import { reasonOf } from '../../../lib/client/problem-reason.ts';
import { needsCode, problemOf } from '../../problem.ts';
import { words } from '../../words.en.ts';

type ErrorStateProps = {
  error: unknown;
  onRetry?: () => void;
  /** What to say about the data: nothing was changed, unless the answer to a change was lost. */
  saved?: 'no' | 'maybe';
};

/** What happened, whether anything was saved, what to do, and a short code. */
export function ErrorState({ error, onRetry, saved = 'no' }: ErrorStateProps) {
  const problem = problemOf(error);
  // Trying again brings nothing back, and nobody has to be called for an old link.
  if (problem?.code === 'not_found')
    return (
      <Note tone="warning" title={words.missing}>
        <p>{problem.detail && problem.detail !== problem.title ? reasonOf(problem) : words.missingText}</p>
      </Note>
    );
  return (
    <Note tone="danger" title={problem?.title ?? words.somethingWrong}>
      <p>{problem ? reasonOf(problem) : words.noConnection}</p>
      <p>{saved === 'no' ? words.nothingSaved : words.mayBeSaved}</p>
      {problem && needsCode(problem) && <p className="num">{words.code(problem.requestId)}</p>}
      {onRetry && (
        <p>
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        </p>
      )}
    </Note>
  );
}
