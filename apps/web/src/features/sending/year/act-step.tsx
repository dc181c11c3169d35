import type { ReactNode } from 'react';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { words } from './words.en.ts';

/** `now` is the one step that is to be done; `open` can be done whenever one likes. */
export type StepState = 'done' | 'now' | 'open' | 'later';

type ActStepProps = {
  number: number;
  state: StepState;
  /** What stands beside the number, if not the usual word. */
  when?: string | undefined;
  title: string;
  children?: ReactNode;
  /** The button. */
  action?: ReactNode;
};

/** One step of yearly work: what it does, how far it is, and its button. */
export const ActStep = ({ number, state, when, title, children, action }: ActStepProps) => (
  <li className={state} aria-current={state === 'now' ? 'step' : undefined}>
    <div className="step-number">
      <b>{state === 'done' ? <Icon name="tick" /> : number}</b>
      <span>{when ?? words.when[state]}</span>
    </div>
    <h2>{title}</h2>
    {children}
    {action && <div className="step-action">{action}</div>}
  </li>
);
