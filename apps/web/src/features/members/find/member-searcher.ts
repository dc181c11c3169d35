import { type Action, type MemberRow, members, phoneText, type Subject } from '@kathok/contract';
import { call } from '../../../lib/api.ts';
import { type MemberAct, readMemberAct, renewable } from './member-act.ts';
import { words } from './words.en.ts';

type SearchOptions = {
  signal: AbortSignal;
  can: (action: Action, ...subjects: [Subject, ...Subject[]]) => boolean;
};

/** Actions are offered for the first few: somebody who meant another one types more of the name. */
const mostWithActions = 3;

/** Finds members by name, code, CID or phone, and what can be done for them: "donation dawa" offers to record hers. */
export const memberSearcher = {
  access: ['read', 'Member'] as const,
  search: async (typed: string, { signal, can }: SearchOptions) => {
    const { text, act } = readMemberAct(typed);
    const found = (await call(members.search, { params: { text } }, { signal })) as MemberRow[];
    const people = {
      heading: words.members,
      items: found.map(({ id, name, membershipCode, dzongkhag, phone }) => ({
        label: name,
        detail: [membershipCode, dzongkhag, phone && phoneText(phone)].filter(Boolean).join(' · '),
        to: `/membership-list/view/${id}`,
        icon: 'person' as const,
      })),
    };
    const actions = {
      heading: words.actions,
      items: found.slice(0, mostWithActions).flatMap((member) => actionsFor(member, can, act)),
    };
    return act ? [actions, people] : [people, actions];
  },
};

function actionsFor(member: MemberRow, can: SearchOptions['can'], act: MemberAct | undefined) {
  const { id, name, membershipCode, standing } = member;
  const donation = {
    act: 'donation',
    isOffered: can('create', 'Donation'),
    label: words.donation(name),
    detail: membershipCode,
    to: '/donation/add',
    state: { donor: { id, name: words.donor(name, membershipCode) } },
    icon: 'donation' as const,
  };
  const renewal = {
    act: 'renewal',
    isOffered: can('create', 'Member', 'Donation') && renewable.has(standing),
    label: words.renewal(name),
    detail: membershipCode,
    to: `/renew-membership/renewal/${id}/renew`,
    icon: 'renew' as const,
  };
  return [donation, renewal].filter((action) => action.isOffered && (!act || action.act === act));
}
