import { useEffect } from 'react';

/** Back from the bank's page by the button of the browser: what is shown may be as it was before. */
export function useFreshOnReturn(): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
}
