import type { SetupState } from '@kathok/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/text/badge.tsx';
import { words } from '../words.en.ts';
import { Lamp } from './progress-lamps.tsx';

const badges = {
  done: { tone: 'success', icon: 'tick' },
  started: { tone: 'info', icon: 'half' },
  open: { tone: 'hollow', icon: 'ring' },
} as const;

type StepProps = {
  title: string;
  state: SetupState;
  /** The first one that is not done. */
  isNext: boolean;
  text: ReactNode;
  /** Where it is done: one or two buttons. */
  actions?: ReactNode;
  /** What can be done right here. */
  children?: ReactNode;
};

export const Step = ({ title, state, isNext, text, actions, children }: StepProps) => (
  <li className={isNext ? 'here' : undefined} aria-current={isNext ? 'step' : undefined}>
    <Lamp isLit={state === 'done'} />
    <h3>
      {title} <Badge {...badges[state]}>{words.setup.states[state]}</Badge>
    </h3>
    <p>{text}</p>
    {actions && <div className="go row">{actions}</div>}
    {children && <div className="open">{children}</div>}
  </li>
);
