import { memberMailings, type MessageWay, type MessageWords } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { words } from './words.en.ts';

const pauseMs = 400;

type ProofProps = {
  filters: Record<string, string>;
  message: MessageWords;
  way: MessageWay;
  /** How many get it by this way. */
  count: number;
};

/** The message as each of them will read it. Somebody who types is left in peace until they pause. */
export function Proof({ filters, message, way, count }: ProofProps) {
  const [turned, setPlace] = useState(0);
  const place = Math.min(turned, Math.max(0, count - 1));
  const { data } = usePreview({ ...filters, ...message, way, place });
  const title = way === 'letter' ? words.proof.letter(place + 1) : words.proof[way];
  return (
    <section className="card proof" aria-label={title}>
      <div className="proof-head">
        <h2>{title}</h2>
        <span className="num muted">
          {way === 'letter' ? words.ofPages(count) : words.of(place + 1, count)}
        </span>
        <Button
          tone="quiet"
          icon="left"
          label={words.previous}
          disabled={place === 0}
          onClick={() => setPlace(place - 1)}
        />
        <Button
          tone="quiet"
          icon="right"
          label={words.next}
          disabled={place + 1 >= count}
          onClick={() => setPlace(place + 1)}
        />
      </div>
      <div className="proof-body">
        {!data?.reader && <p className="muted">{words.nothingYet}</p>}
        {data?.reader && way === 'letter' && (
          <article className="leaf">
            <address>
              <b>{data.reader.name}</b>
              {data.reader.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p className="leaf-code">{data.reader.membershipCode}</p>
            <h3>{data.subject}</h3>
            <p className="as-typed">{data.body}</p>
          </article>
        )}
        {data?.reader && way !== 'letter' && (
          <>
            <p className="proof-to">{words.to(data.reader.name, data.reader.contact)}</p>
            <div className="bubble">
              {way === 'email' && <b>{data.subject}</b>}
              <p className="as-typed">{data.body}</p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function usePreview(wanted: MessageWords & { way: MessageWay; place: number }) {
  const asked = JSON.stringify(wanted);
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), pauseMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return useQuery({
    queryKey: [memberMailings.preview.path, settled],
    queryFn: ({ signal }) => call(memberMailings.preview, { body: JSON.parse(settled) }, { signal }),
    enabled: wanted.body.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
  });
}
