import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedWarning } from './use-unsaved-warning.tsx';

/** Asks before what was typed is left behind, except when it has been saved and the page moves on by itself. */
export function useFormExit(dirty: boolean) {
  const [destination, setDestination] = useState<string | null>(null);
  const navigate = useNavigate();
  const warning = useUnsavedWarning(dirty && destination === null);
  useEffect(() => {
    if (destination !== null) void navigate(destination);
  }, [destination, navigate]);
  return { warning, leaveTo: setDestination };
}
