import { donations, settings } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { today } from '../../../lib/today.ts';
import { words } from '../words.en.ts';
import { sampleStatement } from './sample-statement.ts';

const said = words.reading;

/** In the sample centre there is no bank to get a statement from: a file with what waits there is offered instead. */
export function SampleLink() {
  const isDemo = (useQuery(query(settings.getPublic, {})).data?.demoAccounts.length ?? 0) > 0;
  const waiting = useQuery({ ...query(donations.pending, { query: { take: 4 } }), enabled: isDemo });
  if (!isDemo || !waiting.data) return null;
  const text = sampleStatement(waiting.data.data, today());
  return (
    <p className="muted">
      {said.sampleText}{' '}
      <a download="sample-statement.csv" href={`data:text/csv;charset=utf-8,${encodeURIComponent(text)}`}>
        {said.sample}
      </a>
    </p>
  );
}
