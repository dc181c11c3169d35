import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Icon } from './pictures/icon.tsx';
import { Link } from './text/link.tsx';
import { type Look, look } from './plain-button.tsx';

export { Button } from './plain-button.tsx';

export function ButtonLink({
  tone,
  icon,
  big,
  wide,
  children,
  ...rest
}: Look & LinkProps & { children: ReactNode }) {
  return (
    <Link {...rest} className={look({ tone, big, wide })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
