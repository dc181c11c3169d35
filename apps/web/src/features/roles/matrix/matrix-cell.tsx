import { Icon } from '../../../ui/pictures/icon.tsx';
import { words } from '../words.en.ts';
import type { MatrixPermission } from './choice.ts';
import { walkWithArrows } from './walk-with-arrows.ts';

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
