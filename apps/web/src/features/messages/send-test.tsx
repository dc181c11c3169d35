import type { MessageChannel, TemplateKey } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/fields/text-field.tsx';
import { problemOf } from '../../ui/problem.ts';
import { Note } from '../../ui/text/note.tsx';
import { messageQueries, useSendTest } from './message.queries.ts';
import { words } from './words.en.ts';
import './messages.css';

const said = words.test;

type SendTestProps = {
  channel: MessageChannel;
  label: string;
  /** The words to try; without them a short greeting. */
  template?: TemplateKey & { subject: string; body: string };
};

/** Sends oneself a message, and tells what came of it. */
export function SendTest({ channel, label, template }: SendTestProps) {
  const [phone, setPhone] = useState('');
  const send = useSendTest();
  const body = { channel, ...(template && { template }), ...(channel === 'sms' && { phone }) };
  return (
    <div className="send-test">
      {channel === 'sms' && (
        <TextField
          label={said.phone}
          name="testPhone"
          value={phone}
          inputMode="tel"
          autoComplete="off"
          onChange={(event) => setPhone(event.target.value)}
        />
      )}
      <div className="row">
        <Button icon="mail" pending={send.isPending} onClick={() => send.mutate({ body })}>
          {label}
        </Button>
      </div>
      {send.error && <Note tone="danger">{refusalOf(send.error)}</Note>}
      {send.data && <Outcome key={send.data.id} id={send.data.id} recipient={send.data.recipient} />}
    </div>
  );
}

function Outcome({ id, recipient }: { id: string; recipient: string }) {
  const { data } = useQuery(messageQueries.test(id));
  if (data?.status === 'sent') return <Note tone="success">{said.sent(recipient)}</Note>;
  if (data?.status === 'kept') return <Note tone="warning">{said.kept}</Note>;
  if (data?.status === 'failed') return <Note tone="danger">{said.failed(data.lastError ?? '')}</Note>;
  if (data?.lastError) return <Note tone="warning">{said.retrying(data.lastError)}</Note>;
  return <Note tone="info">{said.waiting(recipient)}</Note>;
}

function refusalOf(error: Error): string {
  const problem = problemOf(error);
  const [field] = problem?.errors ?? [];
  const [rule] = Object.values(field?.constraints ?? {});
  return rule ? `${said.phone} ${rule}` : (problem?.detail ?? said.refused);
}
