import { useRef, useState } from 'react';
import { hasCode } from './problem.ts';

type Versioned = { version: number };

/**
 * Saving a record that others may change as well. When somebody was faster nothing is saved: `theirs` is what
 * the record says now, until the person has decided.
 */
export function useVersionedSave<Entity extends Versioned>(record: Entity, reload: () => Promise<Entity>) {
  const base = useRef<Versioned>(record);
  const [theirs, setTheirs] = useState<Entity | null>(null);
  return {
    theirs,
    /** Answers what was saved, or null when somebody was faster. */
    async save<Saved extends Versioned>(send: (version: number) => Promise<Saved>): Promise<Saved | null> {
      try {
        const saved = await send(base.current.version);
        base.current = saved;
        return saved;
      } catch (error) {
        if (!hasCode(error, 'stale_version')) throw error;
        setTheirs(await reload());
        return null;
      }
    },
    /** Whichever holds from now on, it builds upon what the others saved. */
    decide(): void {
      if (theirs) base.current = theirs;
      setTheirs(null);
    },
  };
}
