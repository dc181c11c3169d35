import { dayOf } from '@kathok/contract';
import type { Actor } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { acting, visiting } from '../acting.ts';
import { applicants, newcomers } from './recent-people.ts';
import { createMemberList } from '../../modules/member-lists/index.ts';
import { addNote, createMember, registerMember, updateMember } from '../../modules/members/index.ts';

interface TermIds {
  countryId: string;
  membershipTypeId: string;
  paymentFrequencyId: string;
}

/** What happened at the desk and on the website in the last weeks, through the services that everybody uses. */
export async function seedRecentEvents(ctx: Ctx, officer: Actor, asked: TermIds): Promise<void> {
  const entered: string[] = [];
  for (const { daysAgo, ...person } of newcomers) {
    const body = { ...person, ...asked, identityType: 'cid' as const, waiveFee: true };
    const { id } = await createMember(acting(ctx, officer, daysAgo), nothingElse(body));
    entered.push(id);
  }
  for (const { daysAgo, ...person } of applicants) {
    const body = { ...person, ...asked, identityType: 'cid' as const, consent: true as const };
    await registerMember(visiting(ctx, daysAgo), nothingElse(body));
  }
  const change = (place: number, daysAgo: number, body: Parameters<typeof updateMember>[1]['body']) => {
    const at = acting(ctx, officer, daysAgo);
    return updateMember(at, { params: { id: entered[place] ?? '' }, query: {}, body });
  };
  const today = dayOf(acting(ctx, officer, 8).now);
  await change(0, 15, { email: 'chencho.dem@example.bt', occupation: 'Weaver' });
  await change(1, 8, { endReason: 'suspended', endedOn: today, endNote: 'Card was given to somebody else' });
  await change(1, 2, { reinstate: true, reinstateNote: 'It was a misunderstanding' });
  await addNote(acting(ctx, officer, 5), {
    params: { id: entered[0] ?? '' },
    query: {},
    body: { text: 'Called about the butter lamp rota; will come on Thursdays.' },
  });
  await createMemberList(acting(ctx, officer, 6), nothingElse({ name: 'Losar helpers', ids: entered }));
  await change(0, 1, { remarks: 'Helps in the kitchen on the tenth day of each month.' });
}

function nothingElse<Body>(body: Body) {
  return { params: {}, query: {}, body };
}
