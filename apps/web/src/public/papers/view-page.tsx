import type { CertificateKind } from '@kathok/contract';
import { lazy, Suspense } from 'react';
import type { AnswersFor } from '../site/answers.ts';
import { PaperFlow } from './paper-flow.tsx';
import { usePaperFlow } from './flow/use-paper-flow.ts';

const OpenedSheet = lazy(() => import('./opened-sheet.tsx'));

/**
 * The paper by itself. It begins with the same form for every value in the address, and the server never reads that
 * value: only what was proved in this tab is shown.
 */
export const viewPage = (kind: CertificateKind, address: string) =>
  function ViewPage({ answers }: { answers: AnswersFor<'centre'> }) {
    const flow = usePaperFlow(address);
    if (!flow.opened) return <PaperFlow flow={flow} kind={kind} centre={answers.centre} />;
    return (
      <Suspense>
        <OpenedSheet paper={flow.opened} onDone={flow.startOver} />
      </Suspense>
    );
  };
