import type { CallOf, donations } from '@kathok/contract';
import { useEffect } from 'react';
import { keptDraft } from '../site/kept-draft.ts';
import { readSum } from './amounts.ts';

type NameToRead = {
  /** Tells the rows apart while they are edited. */ key: number;
  name: string;
  living: boolean;
};

export const emptyGift = {
  purposeId: '',
  /** The sum of the tile that was pressed, or `other`; empty while none was. */
  chosen: '',
  other: '',
  nameless: false,
  donorName: '',
  phone: '',
  identityNumber: '',
  email: '',
  names: [{ key: 0, name: '', living: true }] as readonly NameToRead[],
  readOn: '',
  /** Promised already, with exactly this: whoever comes back to look does not promise it twice. */
  sent: { content: '', id: '' },
};
export type Gift = typeof emptyGift;
export type GiftField = keyof Gift;

export const useGiftDraft = keptDraft('giftDraft', emptyGift);

/** For pages that show what became of a gift: once money is on its way, nothing of it stays in this tab. */
export function useForgottenGift(isOnItsWay: boolean): void {
  const { forget } = useGiftDraft();
  useEffect(() => {
    if (isOnItsWay) forget();
  }, [isOnItsWay, forget]);
}

export const sumOf = ({ chosen, other }: Gift): string | null => readSum(chosen === 'other' ? other : chosen);

export const namesOf = ({ names }: Gift) =>
  names.filter(({ name }) => name.trim() !== '').map(({ name, living }) => ({ name: name.trim(), living }));

/** What still has to be filled in: of a guest who wants to be named, a name and a phone. */
export function missingIn(gift: Gift, memberId: string | undefined): ('amount' | GiftField)[] {
  const who = memberId || gift.nameless ? [] : (['donorName', 'phone'] as const);
  return [
    ...(gift.purposeId ? [] : (['purposeId'] as const)),
    ...(sumOf(gift) ? [] : (['amount'] as const)),
    ...who.filter((field) => gift[field].trim() === ''),
  ];
}

type Body = CallOf<typeof donations.create>['body'];

/** The body of the call: empty fields are left out. */
export function bodyOf(gift: Gift, memberId: string | undefined, purposeName: string): Body {
  const names = namesOf(gift);
  const cid = gift.identityNumber.replaceAll(/\s/g, '');
  return {
    ...(memberId
      ? { donorType: 'member' as const, memberId }
      : gift.nameless
        ? { donorType: 'anonymous' as const }
        : {
            donorType: 'non_member' as const,
            donorName: gift.donorName.trim(),
            phone: gift.phone.trim() || null,
            email: gift.email.trim() || null,
            ...(cid && { identityType: 'cid' as const, identityNumber: cid }),
          }),
    purposeId: gift.purposeId,
    amount: sumOf(gift) ?? '',
    ...(names.length > 0 && {
      dedication: { offering: purposeName, names, ...(gift.readOn && { readOn: gift.readOn }) },
    }),
  };
}
