import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { words } from './words.en.ts';
import '../messages.css';

const said = words.mailings;
const marks = {
  running: { tone: 'info', icon: 'clock' },
  stopped: { tone: 'warning', icon: 'close' },
  done: { tone: 'success', icon: 'tick' },
} as const;

/** What goes to many, one message each. */
export interface Mailing {
  id: string;
  state: keyof typeof marks;
  total: number;
  /** Whose turn is still to come. */
  left: number;
  sent: number;
  waiting: number;
  failed: number;
  createdBy: string;
  createdAt: string;
}

/** How a mailing is stopped; the text says what that means. */
export interface StopMailing {
  mutate: (input: { params: { id: string } }, options: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: Error | null;
}

type MailingLineProps = {
  mailing: Mailing;
  name: string;
  /** Left out for somebody who may not stop it. */
  stop?: StopMailing | undefined;
  stopText: string;
  /** A remark beside how many were sent. */
  note?: string | undefined;
  children?: ReactNode;
};

/** A line of a list: how far a mailing is, what came of it, and the way to stop it. */
export function MailingLine({ mailing, name, stop, stopText, note, children }: MailingLineProps) {
  const { id, state, total, left, createdBy, createdAt } = mailing;
  return (
    <li>
      <div className="mailing-head">
        <b>{name}</b>
        <Badge {...marks[state]}>{said.states[state]}</Badge>
      </div>
      {state === 'running' && (
        <div className="row">
          <progress max={total} value={total - left} aria-label={name} />
          <output>{said.progress(total - left, total)}</output>
          {stop && <StopButton id={id} stop={stop} text={stopText} />}
        </div>
      )}
      <span className="sub">
        {said.counts(mailing)}
        {note && ` · ${note}`}
      </span>
      <span className="sub">
        {said.by(createdBy)} · <Moment at={createdAt} />
      </span>
      {children}
    </li>
  );
}

function StopButton({ id, stop, text }: { id: string; stop: StopMailing; text: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button tone="line" onClick={() => setAsking(true)}>
        {said.stop}
      </Button>
      <ConfirmDialog
        title={said.stopTitle}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={said.stop}
        tone="danger"
        pending={stop.isPending}
        error={stop.error}
        onConfirm={() => stop.mutate({ params: { id } }, { onSuccess: () => setAsking(false) })}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
