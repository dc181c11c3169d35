import type { MemberCard } from '@kathok/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemberCardView } from './member-card.tsx';

const paid: MemberCard = {
  id: '6d0f2f0a-6a0e-4c11-9a3e-2f0b6d0c1a01',
  membershipCode: 'KM-0000018',
  name: 'Ka*** C*****',
  membershipType: 'General',
  status: 'active',
  paidUntil: '2026-11-22',
  isLifetime: false,
  renewal: null,
};
const renewal = { from: '2026-11-23', options: [] };
const nothing = 'There is nothing to renew at the moment.';

test('where nothing can be renewed yet, it says so', () => {
  expect(renderToString(<MemberCardView card={paid} />)).toContain(nothing);
  expect(renderToString(<MemberCardView card={paid} purpose="donate" />)).not.toContain(nothing);
});

test('an ended membership is a matter for the office, a new one for its first fee', () => {
  const ended = renderToString(<MemberCardView card={{ ...paid, status: 'inactive' }} />);
  expect(ended).toContain('cannot be renewed here');
  const waiting = renderToString(<MemberCardView card={{ ...paid, status: 'pending', paidUntil: null }} />);
  expect(waiting).toContain('registration fee has not been paid');
  expect(waiting).not.toContain(nothing);
});

test('what can be renewed today says when the new period begins, not that it has to wait', () => {
  const html = renderToString(<MemberCardView card={{ ...paid, renewal }} />);
  expect(html).toContain('The new period begins on 23 Nov 2026');
  expect(html).not.toContain(nothing);
});
