import type { DuplicatePair, Member } from '@kathok/contract';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useNavigateFromHere } from '../../../ui/use-navigate-from-here.ts';
import { memberQueries, useMergeMembers } from '../member.queries.ts';
import { words } from '../words.en.ts';
import { differencesOf, type DifferingField } from './differences.ts';
import './duplicates.css';

/** Says of each field whose value is right. */
type Right = Partial<Record<DifferingField, string>>;

/** Which record stays, and who is right where they differ; whatever only one of them knows is kept anyway. */
export function MergeDialog({ pair, onClose }: { pair: DuplicatePair; onClose: () => void }) {
  const both = [pair.first, pair.second];
  const [kept, setKept] = useState(pair.first.id);
  const [right, setRight] = useState<Right>({});
  const [first, second] = useQueries({ queries: both.map(({ id }) => memberQueries.detail(id)) });
  const merge = useMergeMembers();
  const navigateFromHere = useNavigateFromHere();
  const other = kept === pair.first.id ? pair.second : pair.first;

  const send = () => {
    const chosen = Object.entries(right).map(([field, id]) => [field, id === kept ? 'this' : 'other']);
    const body = { otherId: other.id, keep: Object.fromEntries(chosen) as Record<string, 'this' | 'other'> };
    // The outcome is told also to somebody who did not wait for it; what went wrong stands in the dialog.
    merge.mutateAsync({ params: { id: kept }, body }).then(leave, () => undefined);
  };

  function leave({ daysPaidTwice }: { daysPaidTwice: number }) {
    toast.success(words.duplicates.merged);
    if (daysPaidTwice > 0) toast.info(words.duplicates.paidTwice(daysPaidTwice));
    navigateFromHere(`/membership-list/view/${kept}`);
  }

  return (
    <ConfirmDialog
      title={words.duplicates.mergeTitle}
      open
      onClose={onClose}
      confirmLabel={words.duplicates.mergeInto(other.membershipCode)}
      pending={merge.isPending}
      error={merge.error}
      onConfirm={send}
    >
      <div className="merge">
        <p>{words.duplicates.mergeText}</p>
        <ChoiceField
          name="kept"
          label={words.duplicates.keep}
          chosen={kept}
          onChange={(event) => setKept(event.target.value)}
          options={both.map(({ id, name, membershipCode }) => ({
            value: id,
            label: words.duplicates.line(name, membershipCode),
          }))}
        />
        {first?.data && second?.data ? (
          <Differences
            members={[first.data, second.data]}
            rightOf={(field) => right[field] ?? kept}
            onChoose={(field, id) => setRight((now) => ({ ...now, [field]: id }))}
          />
        ) : (
          <LoadingState rows={2} />
        )}
      </div>
    </ConfirmDialog>
  );
}

type DifferencesProps = {
  members: readonly [Member, Member];
  rightOf: (field: DifferingField) => string;
  onChoose: (field: DifferingField, memberId: string) => void;
};

function Differences({ members: [first, second], rightOf, onChoose }: DifferencesProps) {
  const differences = differencesOf(first, second);
  if (differences.length === 0) return null;
  return (
    <section aria-label={words.duplicates.differ}>
      <h3>{words.duplicates.differ}</h3>
      {differences.map(({ field, values }) => (
        <ChoiceField
          key={field}
          name={field}
          label={words.form.labels[field]}
          chosen={rightOf(field)}
          onChange={(event) => onChoose(field, event.target.value)}
          options={[
            { value: first.id, label: values[0] },
            { value: second.id, label: values[1] },
          ]}
        />
      ))}
    </section>
  );
}
