import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './pictures/icon.tsx';

export type Look = {
  /** One primary per view. */
  tone?: 'primary' | 'accent' | 'line' | 'quiet' | 'danger' | 'plain';
  icon?: IconName | undefined;
  big?: boolean;
  wide?: boolean;
};

export const look = ({ tone = 'line', big, wide }: Look, iconOnly = false) =>
  classNames('btn', tone !== 'plain' && tone, big && 'big', wide && 'wide', iconOnly && 'icon');

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** The name of a button that is only an icon. */
    label?: string;
    /** While something is being sent: the button keeps its focus and does nothing more. */
    pending?: boolean;
    pendingLabel?: string;
  };

/** Knows no router, so that pages without one can have it. */
export function Button({
  tone,
  icon,
  big,
  wide,
  label,
  pending = false,
  pendingLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(look({ tone, big, wide }, children === undefined), rest.className)}
      aria-label={label}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={press}
    >
      {pending ? <span className="spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}
