import type { YearReport } from '@kathok/contract';
import { words } from './words.en.ts';
import { IssueStep } from './issue-step.tsx';
import { PrintStep } from './print-step.tsx';
import { SendStep } from './send-step.tsx';
import './year.css';

/** How many certificates are missing, or say what is no longer so. */
export const toIssue = ({ states }: YearReport) => states.not_issued + states.changed;

type YearActsProps = {
  report: YearReport;
  /** When the report came. */
  at: number;
};

/** The three steps of a year: issue all, send to those with an address, print the rest. */
export function YearActs({ report, at }: YearActsProps) {
  const isIssued = toIssue(report) === 0 && report.run?.state !== 'running';
  const canSend = report.hasMailAccount && report.isMessageOn;
  return (
    <ol className="card act" aria-label={words.steps}>
      <IssueStep report={report} at={at} />
      <SendStep report={report} isOpen={isIssued} />
      <PrintStep report={report} isOpen={isIssued} isNext={report.toSend === 0 || !canSend} />
    </ol>
  );
}
