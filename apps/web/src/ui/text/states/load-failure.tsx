import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { problemOf } from '../../problem.ts';

type LoadFailureProps = {
  error: unknown;
  onRetry: () => void;
  /** Said when what was asked for does not exist, or no longer. */
  missing: { title: string; text: string };
  /** The way on from there. */
  action: ReactNode;
};

/** Stands in place of a page whose record did not come. */
export const LoadFailure = ({ error, onRetry, missing, action }: LoadFailureProps) =>
  problemOf(error)?.status === 404 ? (
    <section className="card">
      <EmptyState motif="wheel" title={missing.title} action={action}>
        {missing.text}
      </EmptyState>
    </section>
  ) : (
    <ErrorState error={error} onRetry={onRetry} />
  );
