import { type PayerView, recogniseCode, type Verification } from '@kathok/contract';
import type { ReactNode } from 'react';
import { DueInShort } from './pay/due-in-short.tsx';
import { UnknownPayment } from './pay/unknown-payment.tsx';
import { pageAt } from './site/address.ts';
import type { Answers } from './site/answers.ts';
import type { PageName } from './site/pages.ts';
import { CheckedResult } from './verify/checked-page.tsx';
import { reasonFor } from './verify/verdict.tsx';

/** What a public call answered for one address. */
export interface PublicAnswer {
  status: number;
  body: unknown;
}

type Params = Readonly<Record<string, string>>;
interface Essential {
  /** The path of the public call that knows it, below `/api`; null where the address alone says it. */
  call: (params: Params) => string | null;
  draw: (told: PublicAnswer | null, params: Params, centre: Answers['centre']) => ReactNode;
}

const isUnknown = (told: PublicAnswer | null) => told === null || told.status === 404 || told.status === 422;

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const due: Essential = {
  call({ id, feeId = '', jointId = '' }) {
    if (isId.test(jointId)) return `/payments/joint/${jointId}`;
    if (!isId.test(feeId)) return null;
    return id === undefined ? `/donations/${feeId}` : `/membershipFee/${feeId}`;
  },
  draw(told) {
    if (told?.status === 200) return <DueInShort due={told.body as PayerView} />;
    return (
      isUnknown(told) && (
        <div className="box">
          <UnknownPayment />
        </div>
      )
    );
  },
};

const verdict: Essential = {
  call({ code = '' }) {
    const read = recogniseCode(decoded(code));
    return read?.kind === 'verificationCode' ? `/verify/${encodeURIComponent(read.code)}` : null;
  },
  draw(told, { code = '' }, { phone }) {
    if (told?.status !== 200 && !isUnknown(told)) return null;
    const checked = told?.status === 200 ? (told.body as Verification) : reasonFor(decoded(code));
    return (
      <div className="box check-page">
        <CheckedResult checked={checked} phone={phone} />
      </div>
    );
  },
};

/** Pages that belong to an address, and say what matters also to a phone that runs no script. */
const essentials: Partial<Record<PageName, Essential>> = { verdict, pay: due, status: due };

const essentialOf = (pathname: string) => {
  const found = pageAt(pathname);
  const essential = found && essentials[found.page];
  return essential && { ...essential, params: found.params };
};

/** The call to make for this address before its page is drawn; undefined where the page is the same for all. */
export function essentialCall(pathname: string): string | null | undefined {
  const essential = essentialOf(pathname);
  return essential && essential.call(essential.params);
}

export const drawEssential = (
  pathname: string,
  told: PublicAnswer | null,
  centre: Answers['centre'],
): ReactNode => {
  const essential = essentialOf(pathname);
  return essential ? essential.draw(told, essential.params, centre) : null;
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
