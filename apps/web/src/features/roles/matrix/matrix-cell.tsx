import { Icon } from '../../../ui/pictures/icon.tsx';
import { words } from '../words.en.ts';
import type { MatrixPermission } from './choice.ts';
import type { KeyboardEvent } from 'react';

const steps: Record<string, readonly [down: number, across: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys go from box to box of the matrix, passing over slots without one. */
function walkWithArrows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = steps[event.key];
  const matrix = event.currentTarget.closest('.matrix');
  if (!step || !matrix || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const rows = Array.from(matrix.querySelectorAll('.matrix-row'), (row) => [
    ...row.querySelectorAll('.slot'),
  ]);
  const isMirrored = getComputedStyle(matrix).direction === 'rtl';
  const [down, across] = [step[0], isMirrored ? -step[1] : step[1]];
  const isHere = (slot: Element) => slot.contains(event.currentTarget);
  let row = rows.findIndex((slots) => slots.some(isHere)) + down;
  let column = (rows.find((slots) => slots.some(isHere)) ?? []).findIndex(isHere) + across;
  for (let slot = rows[row]?.[column]; slot; slot = rows[row]?.[column]) {
    const box = slot.querySelector('input');
    if (box) {
      box.focus();
      return;
    }
    row += down;
    column += across;
  }
}

const whyLocked = {
  everything: words.matrix.lockedByEverything,
  manage: words.matrix.lockedByManage,
  notHeld: words.matrix.lockedNotHeld,
};

type MatrixCellProps = {
  permission: MatrixPermission;
  checked: boolean;
  lock: keyof typeof whyLocked | null;
  onToggle?: (() => void) | undefined;
};

/** A locked box can still be reached, so that everybody can find out why it is locked. */
export function MatrixCell({ permission, checked, lock, onToggle }: MatrixCellProps) {
  const locked = lock !== null || !onToggle;
  const about = lock && onToggle ? whyLocked[lock] : permission.description;
  return (
    <label className="tick" data-locked={locked || undefined} title={about}>
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={locked}
        aria-label={permission.name}
        title={about}
        onChange={() => !locked && onToggle?.()}
        onKeyDown={walkWithArrows}
      />
      <span aria-hidden="true">
        {words.actions[permission.action]}
        {lock === 'notHeld' && onToggle && <Icon name="key" />}
      </span>
    </label>
  );
}
