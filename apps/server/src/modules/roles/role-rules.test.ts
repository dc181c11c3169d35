import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { requireChangeable, requireHolding, requireRemovable } from './role-rules.ts';

const own = { isSystem: false, userCount: 0, roleType: 'admin', permissionIds: ['p', 'q'] } as const;
const role = { ...own, permissionIds: ['p', 'q'] };
const codeOf = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('rights in a role', () => {
  const actor = { ability: [{ action: 'manage', subject: 'Role' }] } as unknown as Actor;

  it('must be held by the person who gives them', () => {
    expect(codeOf(() => requireHolding(actor, [{ action: 'read', subject: 'Role' }]))).toBeNull();
    expect(codeOf(() => requireHolding(actor, [{ action: 'read', subject: 'Member' }]))).toBe('not_allowed');
    expect(codeOf(() => requireHolding(actor, [{ action: 'manage', subject: 'all' }]))).toBe('not_allowed');
  });
});

describe('a shipped role', () => {
  const shipped = { ...role, isSystem: true };

  it('keeps its type and its abilities, whatever order they are sent in', () => {
    expect(codeOf(() => requireChangeable(shipped, { roleType: 'user' }))).toBe('wrong_state');
    expect(codeOf(() => requireChangeable(shipped, { permissionIds: ['p'] }))).toBe('wrong_state');
    expect(codeOf(() => requireChangeable(shipped, { permissionIds: ['p', 'r'] }))).toBe('wrong_state');
    expect(
      codeOf(() => requireChangeable(shipped, { permissionIds: ['q', 'p'], roleType: 'admin' })),
    ).toBeNull();
    expect(codeOf(() => requireChangeable(shipped, {}))).toBeNull();
  });

  it('stays', () => {
    expect(codeOf(() => requireRemovable(shipped))).toBe('wrong_state');
  });
});

describe('a role of one’s own', () => {
  it('changes its abilities at any time, its type only while nobody has it', () => {
    const used = { ...role, userCount: 2 };
    expect(codeOf(() => requireChangeable(used, { permissionIds: [] }))).toBeNull();
    expect(codeOf(() => requireChangeable(used, { roleType: 'user' }))).toBe('in_use');
    expect(codeOf(() => requireChangeable(role, { roleType: 'user' }))).toBeNull();
  });

  it('goes only while nobody has it', () => {
    expect(codeOf(() => requireRemovable(role))).toBeNull();
    expect(() => requireRemovable({ ...role, userCount: 3 })).toThrow(
      expect.objectContaining({ code: 'in_use', details: { counts: { users: 3 } } }),
    );
  });
});
