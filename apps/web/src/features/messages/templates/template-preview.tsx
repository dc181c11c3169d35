import { messageTemplates, type TemplateKey } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { words } from '../words.en.ts';

const said = words.templates;
const pauseMs = 400;

/** The words as a member would read them. Somebody who types is left in peace until they pause. */
export function TemplatePreview({ template }: { template: TemplateKey & { subject: string; body: string } }) {
  const asked = JSON.stringify(template);
  const [settled, setSettled] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), pauseMs);
    return () => clearTimeout(timer);
  }, [asked]);
  const { data, error } = useQuery({
    queryKey: [messageTemplates.preview.path, settled],
    queryFn: ({ signal }) => call(messageTemplates.preview, { body: JSON.parse(settled) }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
  });
  if (error) return <p className="muted">{said.previewRefused}</p>;
  if (!data) return null;
  return (
    <section className="reads" aria-label={data.reader ? said.preview(data.reader.name) : said.sample}>
      <small>{data.reader ? said.preview(data.reader.name) : said.sample}</small>
      <div className="bubble" lang={template.language}>
        {data.subject && <b>{data.subject}</b>}
        <p className="as-typed">{data.body}</p>
      </div>
    </section>
  );
}
