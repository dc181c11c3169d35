import { useRef, useState } from 'react';
import { hasCode } from './problem.ts';

type Versioned = { version: number };

type VersionedSave<Entity> = {
  record: Entity;
  /** What the record says now. */
  reload: () => Promise<Entity>;
  /** The part of a record that the form shows. */
  values: (record: Entity) => unknown;
};

/**
 * Saving a record that others may change as well. When somebody was faster and changed what the form shows, nothing
 * is saved: `theirs` is what the record says now, until the person has decided.
 */
export function useVersionedSave<Entity extends Versioned>({
  record,
  reload,
  values,
}: VersionedSave<Entity>) {
  const base = useRef(record);
  const [theirs, setTheirs] = useState<Entity | null>(null);

  async function save(send: (version: number) => Promise<Entity>): Promise<Entity | null> {
    try {
      base.current = await send(base.current.version);
      return base.current;
    } catch (error) {
      if (!hasCode(error, 'stale_version')) throw error;
      const present = await reload();
      const isUntouched = JSON.stringify(values(present)) === JSON.stringify(values(base.current));
      const isNewer = present.version > base.current.version;
      base.current = present;
      if (isUntouched && isNewer) return save(send);
      setTheirs(present);
      return null;
    }
  }

  return {
    theirs,
    /** Answers what was saved, or null when there is something to decide. */
    save,
    /** Whichever holds from now on, it builds upon what the others saved. */
    decide: () => setTheirs(null),
  };
}
