import type { ReactNode } from 'react';
import { words } from './words.en.ts';

export type Giver = {
  id: string;
  /** Replaces the question who gives. */
  heading?: string;
  /** Name and membership code come a moment after the form. */
  card: { name: string; membershipCode: string } | undefined;
  /** Stands in place of the name where no member has this id. */
  unknown?: ReactNode;
};

export const nameOf = ({ card }: Giver): string =>
  card ? words.memberGives(card.name, card.membershipCode) : '…';

/** Takes the place of the donor's fields where the donation is a member's. */
export const MemberGives = ({ member }: { member: Giver }) => (
  <section>
    <h2>{member.heading ?? words.donor}</h2>
    {member.unknown ?? <p className="note plain">{nameOf(member)}</p>}
  </section>
);
