import { isPersonal, shownRecords } from '../../../ui/data-list/list-address.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { words } from './words.en.ts';

type WriteToMembersProps = {
  query: Record<string, unknown>;
  /** How many were ticked; without it the message goes to everybody whom the list shows, on all of its pages. */
  chosen?: number;
};

/** The way to a message to everybody whom the list shows, or to those who were ticked. */
export function WriteToMembers({ query, chosen }: WriteToMembersProps) {
  const shown = Object.entries(shownRecords(query)).map(([name, value]) => [name, String(value)] as const);
  const q = shown.find(([name]) => name === 'q')?.[1] ?? '';
  // A number that was searched for must not stand in the address.
  const address = new URLSearchParams(
    shown.filter(([name]) => name !== 'q' || !isPersonal(q)).map((pair) => [...pair]),
  );
  // An address without any filter would begin with the members whose days end soon.
  if (address.size === 0) address.set('standing', '');
  return (
    <ButtonLink
      icon="edit"
      tone={chosen === undefined ? 'line' : 'primary'}
      to={`/notifications/remind?${address}`}
      state={isPersonal(q) ? { q } : undefined}
    >
      {chosen === undefined ? words.write : words.writeTo(chosen)}
    </ButtonLink>
  );
}
