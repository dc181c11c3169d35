import { groupCode, recogniseCode, type Verification } from '@kathok/contract';
import { useState } from 'react';
import { useAddress } from '../site/address.ts';
import type { AnswersFor } from '../site/answers.ts';
import { Loaded } from '../site/loaded.tsx';
import { useLoaded } from '../site/use-loaded.ts';
import { verifyCode } from './calls.ts';
import { CheckedPage } from './checked-page.tsx';
import type { Checked } from './code-form.tsx';
import { reasonFor } from './verdict.tsx';
import { words } from './words.en.ts';

/** Whether the paper in somebody's hand counts. Before that is asked, the page is the same for every code. */
export default function VerdictPage({ answers: { centre } }: { answers: AnswersFor<'centre'> }) {
  const { params } = useAddress();
  const code = params['code'] === undefined ? undefined : decoded(params['code']);
  const read = code === undefined ? null : recogniseCode(code);
  const verdict = useLoaded(read?.kind === 'verificationCode' ? read.code : undefined, verifyCode);
  const [another, setAnother] = useState<Checked | null>(null);
  const shown = (checked: Checked) => (
    <CheckedPage
      checked={another ?? checked}
      phone={centre.phone}
      typed={another ? undefined : { [read?.kind === 'paperNumber' ? 'number' : 'checkCode']: halfOf(read) }}
      onChecked={(next) => {
        setAnother(next);
        scrollTo({ top: 0 });
      }}
    />
  );
  if (code !== undefined && read?.kind !== 'verificationCode')
    return <div className="box check-page later">{shown(reasonFor(code))}</div>;
  const isSettled = verdict.data !== undefined || verdict.error !== undefined;
  return (
    <div className="box check-page later">
      {!isSettled && <h1 className="hidden">{words.title}</h1>}
      <Loaded from={verdict} unknown={shown(reasonFor(code ?? ''))}>
        {(data: Verification) => shown(data)}
      </Loaded>
    </div>
  );
}

/** What stands in the address is half of what is needed where it is a number or a check code. */
const halfOf = (read: ReturnType<typeof recogniseCode>): string | undefined =>
  read?.kind === 'paperNumber' || read?.kind === 'checkCode' ? groupCode(read.code) : undefined;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
