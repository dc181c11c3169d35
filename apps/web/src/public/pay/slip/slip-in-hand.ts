import { newSubmissionKey } from '../../../lib/client/submission-key.ts';
import type { ErrorLine } from '../../../ui/forms/error-summary.tsx';
import { words } from '../words.en.ts';
import { fileProblem } from './file-problem.ts';
import type { KeptSlip } from './kept-slip.ts';

export type SlipInHand = {
  slip: KeptSlip;
  /** What was wrong when it was sent. The list stays as it was read. */
  errors: readonly ErrorLine[];
  /** The fields that have changed since then, which are not marked any more. */
  changed: ReadonlySet<string>;
};

const fieldOf = (property: string) => (property === 'file' ? 'slip' : property);

export const errorIn = ({ errors, changed }: SlipInHand, field: string): string | undefined =>
  changed.has(field) ? undefined : errors.find((line) => line.field === field)?.message;

/**
 * The slip while it is filled in. Somebody who had to wait, for a picture to be made smaller or for an answer, builds on the
 * slip as it is by then, so that nothing typed meanwhile is undone.
 */
export function holdSlip(first: SlipInHand, show: (now: SlipInHand) => void) {
  let now = first;

  function put(next: Partial<SlipInHand>): KeptSlip {
    now = { ...now, ...next };
    show(now);
    return now.slip;
  }

  const mark = (errors: readonly ErrorLine[]) => put({ errors, changed: new Set() });

  function change(patch: Partial<KeptSlip>): KeptSlip {
    return put({
      slip: { ...now.slip, ...patch, key: newSubmissionKey(), keptAt: Date.now(), isSending: false },
      changed: new Set([...now.changed, ...Object.keys(patch).map(fieldOf)]),
    });
  }

  /** What cannot be a slip is refused before anything is sent; what was said of the file before is over. */
  function choose(file: File | null): KeptSlip {
    if (!file) return change({ file });
    const problem = fileProblem(file);
    const others = now.errors.filter(({ field }) => field && field !== 'slip' && errorIn(now, field));
    change({ file: problem ? null : file });
    if (problem) mark([{ field: 'slip', message: words.wrongFile[problem] }, ...others]);
    // A new list takes the focus, so a longer one stays as it was read.
    else if (others.length === 0) mark([]);
    return now.slip;
  }

  /** What was wrong with a slip that was sent is not said of a field that was changed while it was on its way. */
  function takeBack(sent: KeptSlip, errors: readonly ErrorLine[]): KeptSlip {
    const properties = Object.keys(sent) as (keyof KeptSlip)[];
    const changed = properties.filter((property) => now.slip[property] !== sent[property]);
    const slip = { ...now.slip, isSending: false, key: newSubmissionKey() };
    return put({ slip, errors, changed: new Set(changed.map(fieldOf)) });
  }

  return { now: () => now.slip, put: (slip: KeptSlip) => put({ slip }), mark, change, choose, takeBack };
}
