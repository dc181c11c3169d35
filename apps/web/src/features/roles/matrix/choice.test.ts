import type { Action, Subject } from '@kathok/contract';
import { describe, expect, it } from 'vitest';
import { givable, granted, includedIn, type MatrixPermission, toggle } from './choice.ts';

const permission = (action: Action, subject: Subject): MatrixPermission => ({
  id: `${action} ${subject}`,
  action,
  subject,
  name: '',
  description: '',
});
const everything = permission('manage', 'all');
const [see, add, change, all] = [
  permission('read', 'Member'),
  permission('create', 'Member'),
  permission('update', 'Member'),
  permission('manage', 'Member'),
];
const seeReports = permission('read', 'Report');
const permissions = [everything, see, add, change, all, seeReports];
const ids = (choice: Iterable<string>) => [...choice].sort();

describe('ticking', () => {
  it('adds seeing to whatever needs it', () => {
    expect(ids(toggle(permissions, new Set(), change))).toEqual(['read Member', 'update Member']);
  });
  it('takes all of a part away together with seeing it', () => {
    const chosen = new Set([see.id, add.id, change.id, seeReports.id]);
    expect(ids(toggle(permissions, chosen, see))).toEqual([seeReports.id]);
  });
  it('leaves the others of the part alone when only one goes', () => {
    expect(ids(toggle(permissions, new Set([see.id, add.id, change.id]), add))).toEqual([see.id, change.id]);
  });
  it('brings back what was ticked before, when all of it is unticked again', () => {
    const before = new Set([see.id]);
    const after = toggle(permissions, toggle(permissions, before, all), all);
    expect(ids(after)).toEqual([see.id]);
  });
});

describe('what is included', () => {
  it('follows from all of a part, and from everything', () => {
    expect(includedIn(permissions, new Set([all.id]), see)).toBe('manage');
    expect(includedIn(permissions, new Set([all.id]), seeReports)).toBeNull();
    expect(includedIn(permissions, new Set([everything.id]), all)).toBe('everything');
    expect(includedIn(permissions, new Set([everything.id]), everything)).toBeNull();
  });
  it('is not kept', () => {
    expect(granted(permissions, new Set([see.id, all.id, seeReports.id]))).toEqual([all, seeReports]);
    expect(granted(permissions, new Set([everything.id, all.id, see.id]))).toEqual([everything]);
  });
});

it('offers only what one may oneself', () => {
  const ability = [{ action: 'manage', subject: 'Member' }] as const;
  expect(givable(permissions, ability)).toEqual([see, add, change, all]);
});
