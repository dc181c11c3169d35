import type { Ctx } from '../platform/context.ts';
import { demoPassword, demoPeople } from './demo-accounts.ts';
import { demoStaff, type StaffMember } from './demo-staff.ts';
import { createUser, hashFirstPassword, updateUser } from '../modules/users/index.ts';

/** Something an administrator of the sample centre did. */
interface DemoEvent {
  daysAgo: number;
  happen(ctx: Ctx, centre: SampleCentre): Promise<void>;
}

export interface SampleCentre {
  roleIds: Map<string, string>;
  userIds: Map<string, string>;
}

/** In the order of time: who joins, who leaves, who is given another role. */
export function demoEvents(): DemoEvent[] {
  const shown = demoPeople.slice(1).map(({ role, ...person }) => join(89, role, person));
  return [...shown, ...demoStaff.flatMap(career)].sort((a, b) => b.daysAgo - a.daysAgo);
}

function career({ name, role, phone, joined, becomes, leaves, isInvited }: StaffMember): DemoEvent[] {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.bt`;
  const events = [join(joined, role, { name, email, phone }, isInvited)];
  if (becomes) {
    events.push(change(joined - 6, email, ({ roleIds }) => ({ roleId: roleIds.get(becomes) })));
  }
  if (leaves) events.push(change(leaves, email, () => ({ status: 'disabled' })));
  return events;
}

type Person = { name: string; email: string; phone?: string | undefined };

function join(daysAgo: number, role: string, person: Person, isInvited = false): DemoEvent {
  return {
    daysAgo,
    async happen(ctx, { roleIds, userIds }) {
      const roleId = roleIds.get(role) ?? '';
      const body = { ...person, roleId, ...(isInvited ? {} : { password: demoPassword }) };
      const input = { params: {}, query: {}, body };
      const user = await createUser(ctx, input, await hashFirstPassword(ctx, input));
      userIds.set(person.email, user.id);
    },
  };
}

type Change = Parameters<typeof updateUser>[1]['body'];

function change(daysAgo: number, email: string, body: (centre: SampleCentre) => Change): DemoEvent {
  return {
    daysAgo,
    async happen(ctx, centre) {
      const id = centre.userIds.get(email) ?? '';
      await updateUser(ctx, { params: { id }, query: {}, body: body(centre) });
    },
  };
}
