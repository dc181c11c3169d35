import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/pictures/icon.tsx';

type MethodRowProps = {
  icon: IconName;
  /** It is in use. */
  on?: boolean;
  /** Something about it should be looked at. */
  odd?: boolean;
  name: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
};

/** A mark, what it is, what can be done with it. */
export const MethodRow = ({ icon, on = false, odd = false, name, children, actions }: MethodRowProps) => (
  <li>
    <span className={classNames('mark', on && 'yes', odd && 'odd')}>
      <Icon name={icon} />
    </span>
    <div>
      <b>{name}</b>
      <small>{children}</small>
    </div>
    <div className="acts">{actions}</div>
  </li>
);
