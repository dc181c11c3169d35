import { memberMailings, type MessageWay, messageWays } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { today } from '../../../lib/today.ts';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { CannotSend } from '../cannot-send/cannot-send.tsx';
import { messageQueries } from '../message.queries.ts';
import { titles } from '../titles.en.ts';
import { Proof } from './proof.tsx';
import { type Reach, ReachSection } from './reach-section.tsx';
import { useRemindForm } from './use-remind-form.ts';
import { filtersOf, isAboutRenewal } from './who.ts';
import { WhomSection } from './whom-section.tsx';
import { words } from './words.en.ts';
import { WordsSection } from './words-section.tsx';
import '../messages.css';
import './remind.css';

/** Who, how it reaches them, in which words, and one button: reminding and writing to members. */
export default function RemindPage() {
  const { filters, change } = useChosen();
  const { data, error, refetch } = useQuery({
    ...messageQueries.report(filters),
    placeholderData: keepPreviousData,
  });
  const count = data && data.email + data.sms + data.letter + data.unreachable + data.optedOut;
  return (
    <>
      <PageHeader title={titles.remind} lead={words.lead} />
      {data && <CannotSend ways={data}>{words.none}</CannotSend>}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState rows={8} />}
      {data && <RemindForm filters={filters} reach={data} count={count} onChange={change} />}
    </>
  );
}

/** The address holds who is chosen. What was searched for may be a number, and stays out of it. */
function useChosen() {
  const [address, setAddress] = useSearchParams();
  const held: unknown = useLocation().state;
  const read = Object.fromEntries([...address].filter(([, value]) => value !== ''));
  const searched: Record<string, string> =
    typeof held === 'object' && held !== null && 'q' in held ? { q: String(held.q) } : {};
  const isFirst = address.size === 0 && !('q' in searched);
  const usual = { ...filtersOf('in30', today()), quietDays: '14' };
  const filters: Record<string, string> = isFirst ? usual : { ...read, ...searched };
  const change = (changed: Record<string, string>) => {
    const next = { ...filters, ...changed };
    const kept = Object.entries(next).filter(([name, value]) => value !== '' && !(name in searched));
    setAddress(kept.length > 0 ? kept : [['standing', '']], {
      replace: true,
      preventScrollReset: true,
      state: held,
    });
  };
  return { filters, change };
}

type RemindFormProps = {
  filters: Record<string, string>;
  reach: Reach;
  count: number | undefined;
  onChange: (change: Record<string, string>) => void;
};

function RemindForm({ filters, reach, count, onChange }: RemindFormProps) {
  const ways = messageWays.filter((way) => reach[way] > 0);
  const [wanted, setWay] = useState<MessageWay>('email');
  const way = ways.includes(wanted) ? wanted : (ways[0] ?? 'letter');
  const sent = reach.email + reach.sms;
  const form = useRemindForm({
    filters,
    ways: ways.length > 0 ? ways : [way],
    isReminder: isAboutRenewal(filters),
    onStarted: async ({ id, total, letters }) => {
      if (letters > 0)
        await saveFile(memberMailings.letters.path.replace(':id', id), words.act.file(today()));
      toast.success(words.act.done(total, letters));
      form.kit.leaveTo('/notifications/mailings');
    },
  });
  const label = labelOf(sent, reach.letter);
  return (
    <div className="remind">
      <FormShell
        kit={form.kit}
        className="card remind-form"
        buttonsClassName="remind-act"
        submitLabel={label}
        pendingLabel={words.act.pending}
        submitButton={{
          ...(sent === 0 && { icon: 'print' as const }),
          disabled: form.faults.length > 0 || ways.length === 0,
        }}
        before={<p>{ways.length === 0 ? words.act.nobodyText : words.act.text(sent, reach.letter)}</p>}
      >
        <WhomSection filters={filters} count={count} onChange={onChange} />
        <ReachSection reach={reach} />
        {ways.length > 0 && <WordsSection form={form} ways={ways} way={way} onWay={setWay} />}
      </FormShell>
      {ways.length > 0 && (
        <Proof key={way} filters={filters} message={form.message} way={way} count={reach[way]} />
      )}
    </div>
  );
}

function labelOf(sent: number, letters: number): string {
  if (sent > 0 && letters > 0) return words.act.both(sent, letters);
  if (sent > 0) return words.act.send(sent);
  return letters > 0 ? words.act.print(letters) : words.act.nobody;
}
