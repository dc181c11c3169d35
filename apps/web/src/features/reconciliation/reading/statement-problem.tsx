import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { problemOf } from '../../../ui/problem.ts';

/** Which row of the file cannot be read, or what else went wrong. */
export function StatementProblem({ error }: { error: unknown }) {
  if (!error) return null;
  const problem = problemOf(error);
  const faults = problem?.errors?.flatMap(({ constraints }) => Object.values(constraints)) ?? [];
  // An answer about the line itself, such as that no card payments were made on these days, is nothing that went wrong.
  if (problem?.code === 'wrong_state' && problem.detail) faults.push(problem.detail);
  if (faults.length === 0) return <ErrorState error={error} />;
  return <Note tone="danger">{faults.join(' ')}</Note>;
}
