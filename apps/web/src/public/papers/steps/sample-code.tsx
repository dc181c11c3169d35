import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { Note } from '../../../ui/text/note.tsx';
import { useLoaded } from '../../site/use-loaded.ts';
import { sampleCode } from '../flow/calls.ts';
import { words } from '../words.en.ts';

const load = (id: string, signal?: AbortSignal) => call(sampleCode, { params: { id } }, { signal });

/** A sample centre sends nothing, so it shows the code here, and says that it is a sample. */
export function SampleCode({ requestId }: { requestId: string }) {
  const { data, reload } = useLoaded(requestId, load);
  const isMade = Boolean(data?.code);
  useEffect(() => {
    if (isMade) return;
    const timer = setInterval(reload, 1000);
    return () => clearInterval(timer);
  }, [isMade, reload]);
  return (
    <Note tone="warning" title={words.sampleCentre}>
      <p>{data?.code ? words.sampleCode(data.code.replace(/^(.{4})/, '$1 ')) : words.sampleNoCode}</p>
    </Note>
  );
}
