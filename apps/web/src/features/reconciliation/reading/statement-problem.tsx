import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { problemOf } from '../../../ui/problem.ts';

/** Which row of the file cannot be read, or what else went wrong. */
export function StatementProblem({ error }: { error: unknown }) {
  if (!error) return null;
  const faults = problemOf(error)?.errors?.flatMap(({ constraints }) => Object.values(constraints)) ?? [];
  if (faults.length === 0) return <ErrorState error={error} />;
  return <Note tone="danger">{faults.join(' ')}</Note>;
}
