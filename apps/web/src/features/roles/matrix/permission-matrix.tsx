import { type Ability, isAllowed, type Subject, subjects } from '@kathok/contract';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';
import { type Choice, columns, includedIn, type MatrixPermission, toggle } from './choice.ts';
import { MatrixCell } from './matrix-cell.tsx';
import './matrix.css';

type PermissionMatrixProps = {
  permissions: readonly MatrixPermission[];
  choice: Choice;
  /** Where this is absent, the matrix can only be read. */
  onChange?: (choice: Choice) => void;
  /** The rights of the person who fills it in. */
  ability: Ability;
};

/** Parts down, actions across: what a role may do. Every box has its full name, so the heads are for the eye only. */
export function PermissionMatrix({ permissions, choice, onChange, ability }: PermissionMatrixProps) {
  const isHeld = ({ action, subject }: MatrixPermission) => isAllowed(ability, action, subject);
  const cell = (permission: MatrixPermission | undefined) => {
    if (!permission) return null;
    const included = includedIn(permissions, choice, permission);
    return (
      <MatrixCell
        permission={permission}
        checked={choice.has(permission.id) || included !== null}
        lock={included ?? (isHeld(permission) ? null : 'notHeld')}
        onToggle={onChange && (() => onChange(toggle(permissions, choice, permission)))}
      />
    );
  };
  const parts = subjects.filter((part) => permissions.some(({ subject }) => subject === part));
  const inPart = (part: Subject, action: (typeof columns)[number]) =>
    permissions.find((permission) => permission.subject === part && permission.action === action);

  return (
    <div className="matrix">
      {onChange && !permissions.every(isHeld) && <Note tone="plain">{words.matrix.someLocked}</Note>}
      <div className="matrix-head" aria-hidden="true">
        <span>{words.matrix.part}</span>
        {columns.map((action) => (
          <span key={action}>{words.actions[action]}</span>
        ))}
      </div>
      {parts.map((part) => (
        <fieldset key={part} className={part === 'all' ? 'matrix-row everything' : 'matrix-row'}>
          <legend>
            <b>{words.subjects[part].name}</b>
            <span className="sub">{words.subjects[part].covers}</span>
          </legend>
          {columns.map((action) => (
            <div className="slot" key={action}>
              {cell(inPart(part, action))}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
