import { certificateYears, type YearReport } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { SaveFileButton } from '../../../ui/exports/save-file-button.tsx';
import { ActStep } from './act-step.tsx';
import { words } from './words.en.ts';

const said = words.print;

type PrintStepProps = {
  report: YearReport;
  isOpen: boolean;
  /** Nothing else is left to do. */
  isNext: boolean;
};

/** The third step: one PDF for those whom no e-mail reaches, or for all where none can be sent. */
export function PrintStep({ report, isOpen, isNext }: PrintStepProps) {
  const { kind, year, onPaper, issued, hasMailAccount, people, states, toSend } = report;
  const { can } = useSession();
  const left = onPaper.reduce((sum, { people }) => sum + people, 0);
  const count = hasMailAccount ? left : issued;
  const title = hasMailAccount ? said.others(count) : said.all(count);
  if (!isOpen) {
    const all = people - states.no_identity;
    const expected = hasMailAccount ? said.others(all - toSend - states.sent) : said.all(all);
    return <ActStep number={3} state="later" title={expected} />;
  }
  if (count === 0) return <ActStep number={3} state="done" title={said.none} />;
  const query = new URLSearchParams({ kind, year: String(year), ...(hasMailAccount && { only: 'paper' }) });
  return (
    <ActStep
      number={3}
      state={isNext ? 'now' : 'open'}
      when={isNext ? words.when.open : undefined}
      title={title}
      action={
        can('export', 'Report') && (
          <SaveFileButton
            icon="print"
            tone={isNext ? 'primary' : 'line'}
            path={`${certificateYears.print.path}?${query}`}
            fileName={said.file(kind, year)}
          >
            {title}
          </SaveFileButton>
        )
      }
    >
      <p>{said.text}</p>
      {hasMailAccount && (
        <p className="split-by">
          {onPaper.map(({ dzongkhag, people }) => (
            <span key={dzongkhag ?? ''}>
              {dzongkhag ?? said.withoutPlace} <b>{format.number(people)}</b>
            </span>
          ))}
        </p>
      )}
    </ActStep>
  );
}
