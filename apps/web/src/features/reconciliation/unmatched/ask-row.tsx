import type { BankLine } from '@kathok/contract';
import { useEffect, useRef } from 'react';
import { format } from '../../../language/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { words as statementWords } from '../words.en.ts';
import { words } from './words.en.ts';
import { AssignLine } from './assign-line.tsx';
import { DonateLine } from './donate-line.tsx';
import { type Act, actOf, acts } from './line-acts.ts';
import { SettleLine } from './settle-line.tsx';
import { SettledLine } from './settled-line.tsx';
import { isUnsure, questionOf, reasonOf } from './suggestion-text.ts';

const said = words.unmatched;
const forms = { donation: DonateLine, fee: AssignLine, settlement: SettleLine, settled: SettledLine };

/** What is open beneath a line: the form that says yes to the suggestion, the other choices, or one of these. */
export type Opened = { isSuggested: boolean; act: Act } | 'choices' | null;

/** By which a line is brought into view. */
export const rowId = (lineId: string) => `line-${lineId}`;

type AskRowProps = {
  line: BankLine;
  opened: Opened;
  isCurrent: boolean;
  mayDecide: boolean;
  onOpen: (opened: Opened) => void;
  onNeither: () => void;
};

/** A credit without a slip, with one suggestion and its reason. */
export function AskRow({ line, opened, isCurrent, mayDecide, onOpen, onNeither }: AskRowProps) {
  const { repeats, journalNumber } = line;
  const Form = opened !== null && opened !== 'choices' ? forms[opened.act] : null;
  return (
    <li
      id={rowId(line.id)}
      className={isCurrent ? 'here' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <time dateTime={line.bookedOn}>{format.day(line.bookedOn)}</time>
      <span className="raw">
        {line.description}
        {journalNumber && <small className="num">{said.journal(journalNumber)}</small>}
        {repeats && <small>{statementWords.alsoIn(repeats.firstDay, repeats.lastDay)}</small>}
      </span>
      <span className="sum num">{format.money(line.amount, 'BTN')}</span>
      {mayDecide && opened === null && <Question line={line} onOpen={onOpen} />}
      {mayDecide && opened !== null && (
        <div className="say">
          <Button tone="quiet" icon="close" onClick={() => onOpen(null)}>
            {said.close}
          </Button>
        </div>
      )}
      {mayDecide && opened === 'choices' && <Choices line={line} onOpen={onOpen} onNeither={onNeither} />}
      {Form && opened !== 'choices' && (
        <Form
          key={opened?.act}
          line={line}
          isSuggested={opened?.isSuggested ?? false}
          onDone={() => onOpen(null)}
          onOther={(act) => onOpen({ isSuggested: true, act })}
        />
      )}
    </li>
  );
}

function Question({
  line: { suggestion, amount, lineNumber },
  onOpen,
}: Pick<AskRowProps, 'line' | 'onOpen'>) {
  const other = (
    <Button tone="quiet" label={said.of(said.else, amount, lineNumber)} onClick={() => onOpen('choices')}>
      {said.else}
    </Button>
  );
  if (!suggestion) return <div className="say">{other}</div>;
  const question = questionOf(suggestion);
  return (
    <div className="say">
      <span className={isUnsure(suggestion) ? 'yes unsure' : 'yes'}>
        <Button
          wide
          label={said.of(question, amount, lineNumber)}
          onClick={() => onOpen({ isSuggested: true, act: actOf(suggestion) })}
        >
          {question}
        </Button>
      </span>
      {other}
      <small>{reasonOf(suggestion)}</small>
    </div>
  );
}

/** Everything that a credit may be. */
function Choices({ line, onOpen, onNeither }: Pick<AskRowProps, 'line' | 'onOpen' | 'onNeither'>) {
  const named = (act: string) => said.of(act, line.amount, line.lineNumber);
  const { can } = useSession();
  // Recording a donation asks for more than deciding on one.
  const offered = acts.filter((act) => act !== 'donation' || can('create', 'Donation'));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} className="choices">
      {offered.map((act) => (
        <Button key={act} label={named(said[act])} onClick={() => onOpen({ isSuggested: false, act })}>
          {said[act]}
        </Button>
      ))}
      <Button label={named(said.notOurs)} onClick={onNeither}>
        {said.notOurs}
      </Button>
    </div>
  );
}
