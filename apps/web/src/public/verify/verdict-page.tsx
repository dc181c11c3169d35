import type { documents, Verification } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import type { Plain } from '../../lib/client/request.ts';
import type { AnswersFor } from '../site/answers.ts';
import { useAddress } from '../site/address.ts';
import { Loaded } from '../site/loaded.tsx';
import { useLoaded } from '../site/use-loaded.ts';
import { CodeForm } from './code-form.tsx';
import { UnknownCode, Verdict } from './verdict.tsx';
import { words } from './words.en.ts';

const verify: Plain<typeof documents.verify> = { method: 'GET', path: '/verify/:code', anonymous: true };
const load = (code: string, signal?: AbortSignal) => call(verify, { params: { code } }, { signal });

/** Whether the paper in somebody's hand counts. Before that is asked, the page is the same for every code. */
export default function VerdictPage({ answers: { centre } }: { answers: AnswersFor<'centre'> }) {
  const { params } = useAddress();
  const verdict = useLoaded(params['code'] === undefined ? undefined : decoded(params['code']), load);
  const isSettled = verdict.data !== undefined || verdict.error !== undefined;
  return (
    <div className="box check-page later">
      {!isSettled && <h1 className="hidden">{words.title}</h1>}
      <Loaded from={verdict} unknown={<UnknownCode phone={centre.phone} />}>
        {(data: Verification) => <Verdict verification={data} />}
      </Loaded>
      {isSettled && (
        <>
          <CodeForm isAgain />
          <p className="keep">{words.noMore}</p>
        </>
      )}
    </div>
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
