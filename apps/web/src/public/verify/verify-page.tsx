import type { documents, Verification } from '@kathok/contract';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import type { Plain } from '../../lib/request.ts';
import type { AnswersFor } from '../site/answers.ts';
import { useAddress } from '../site/address.ts';
import { Loaded } from '../site/loaded.tsx';
import { useLoaded } from '../site/use-loaded.ts';
import { CodeForm } from './code-form.tsx';
import { UnknownCode, Verdict } from './verdict.tsx';
import { words } from './words.ts';

const verify: Plain<typeof documents.verify> = { method: 'GET', path: '/verify/:code', anonymous: true };
const load = (code: string, signal?: AbortSignal) => call(verify, { params: { code } }, { signal });

/** Whether the paper in somebody's hand counts. Before that is asked, the page is the same for every code. */
export default function VerifyPage({ answers: { centre } }: { answers: AnswersFor<'centre'> }) {
  const { params, search } = useAddress();
  const code = params['code'] === undefined ? undefined : decoded(params['code']);
  const verdict = useLoaded(code, load);
  useEffect(() => {
    // Sent as browsers do, by somebody who was quicker than our script.
    const typed = new URLSearchParams(search).get('code');
    if (typed) location.replace(`/verify/${encodeURIComponent(typed.trim())}`);
  }, [search]);
  return (
    <div className="box check-page later">
      {code === undefined ? (
        <>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </>
      ) : (
        <>
          {verdict.data === undefined && (
            <h1 className={verdict.error ? 'hidden' : undefined}>{words.title}</h1>
          )}
          <Loaded from={verdict} unknown={<UnknownCode phone={centre.phone} />}>
            {(data: Verification) => <Verdict verification={data} />}
          </Loaded>
        </>
      )}
      <CodeForm isAgain={code !== undefined} />
      <p className="keep">{words.noMore}</p>
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
