import type { CertificateKind } from '@kathok/contract';
import type { AnswersFor } from '../site/answers.ts';
import { PaperFlow } from './paper-flow.tsx';
import { usePaperFlow } from './flow/use-paper-flow.ts';

/** The three steps to one's own paper, in the frame of the public site. */
export const requestPage = (kind: CertificateKind, address: string) =>
  function RequestPage({ answers }: { answers: AnswersFor<'centre'> }) {
    const flow = usePaperFlow(address);
    return <PaperFlow flow={flow} kind={kind} centre={answers.centre} />;
  };
