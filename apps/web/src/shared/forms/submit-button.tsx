import { type ComponentProps, useSyncExternalStore } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/plain-button.tsx';

const never = () => () => undefined;

/**
 * Sends a form of a page that the server draws. Before the script of the page is there the browser would send it by
 * itself, and put what was typed into the address.
 */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const className = classNames(button.className, !isReady && 'early');
  return <Button {...button} className={className} type="submit" disabled={!isReady} />;
}
