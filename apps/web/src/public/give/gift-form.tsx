import { format } from '../../language/format.ts';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Button } from '../../ui/plain-button.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { offersFor } from './amounts.ts';
import { Dedication } from './dedication.tsx';
import { namesOf, sumOf } from './gift-draft.ts';
import type { Purpose } from './gift-props.ts';
import { GiftSummary } from './gift-summary.tsx';
import { HowMuch } from './how-much.tsx';
import { useGift } from './use-gift.ts';
import { WhatFor } from './what-for.tsx';
import { WhoGives } from './who-gives.tsx';
import { words } from './words.ts';

type GiftFormProps = {
  purposes: readonly Purpose[];
  /** In whose name a member's gift is given; a guest says it in the form. */
  member?: { id: string; name: string };
  /** Instead of the fields about oneself. */
  giver?: ReactNode;
};

const twoDecimals = (sum: string) => Number(sum).toFixed(2);

/** The first of two steps: what for, how much, who, for whom. */
export function GiftForm({ purposes, member, giver }: GiftFormProps) {
  const { gift, isRead, change, errorOf, errors, pending, onSubmit, purpose } = useGift(purposes, member?.id);
  const parts = { gift, change, errorOf };
  const typed = sumOf(gift);
  const sum = typed && format.money(twoDecimals(typed), 'BTN');
  const send = sum ? words.next(sum) : words.nextPlain;
  return (
    <>
      <div className="give-head">
        <h1>{words.title}</h1>
        <StepList steps={['gift', 'pay']} current="gift" names={words.steps} />
      </div>
      <div className="give">
        <form id="gift-form" onSubmit={onSubmit} noValidate>
          <ErrorSummary errors={errors} />
          <WhatFor {...parts} purposes={purposes} />
          <HowMuch {...parts} purpose={purpose} />
          {giver ?? <WhoGives {...parts} />}
          <Dedication {...parts} key={String(isRead)} />
          <div className="paybar">
            <Button type="submit" tone="primary" big wide pending={pending} pendingLabel={words.sending}>
              {send}
            </Button>
          </div>
        </form>
        <GiftSummary
          sum={sum}
          does={offersFor(purpose).find(({ amount }) => amount === gift.chosen)?.does ?? ''}
          purpose={purpose?.name ?? ''}
          from={member?.name ?? (gift.nameless ? words.namelessGift : gift.donorName)}
          names={namesOf(gift).length}
          pending={pending}
        />
      </div>
    </>
  );
}
