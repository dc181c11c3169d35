import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { hasCode } from '../../../lib/problem.ts';
import { ConflictNote } from '../conflict-note.tsx';
import { isSame, startFrom } from './start-from.ts';
import { useKitForm } from './use-kit-form.ts';

type RecordForm<Entity, Input extends FieldValues, Output extends object> = {
  record: Entity;
  /** What the record says now. */
  reload: () => Promise<Entity>;
  /** What the form shows of a record. */
  values: (record: Entity) => Input;
  /** A value as people read it. */
  show?: (field: string, value: unknown) => string;
  schema: z.ZodType<Output, Input>;
  labels: Readonly<Partial<Record<string, string>>>;
  /** Receives only what was changed, and the version it was changed from. */
  send: (change: Partial<Output> & { version: number }) => Promise<Entity>;
  /** Tells that it is saved. */
  onSaved: (saved: Entity) => Promise<void> | void;
  /** Closes the form. Not where something was typed meanwhile: that stays, to be saved next. */
  leave?: (leaveTo: (page: string) => void) => void;
};

type Versions<Input> = Record<'before' | 'mine' | 'shown' | 'theirs', Input>;

/** The fields in which they disagree, also what was typed meanwhile: saved next, it would replace theirs unseen. */
function contestedFields<Input extends FieldValues>(
  changed: readonly string[],
  { before, mine, shown, theirs }: Versions<Input>,
): string[] {
  return Object.keys(before).filter(
    (field) =>
      !isSame(theirs[field], before[field]) &&
      (!isSame(theirs[field], shown[field]) ||
        (changed.includes(field) && !isSame(theirs[field], mine[field]))),
  );
}

/**
 * The form of a record that others may change as well. When somebody was faster, what both left alone or changed alike
 * is put together; where they disagree, both values are shown and the person decides.
 */
export function useRecordForm<
  Entity extends { version: number },
  Input extends FieldValues,
  Output extends object,
>({
  record,
  reload,
  values,
  show = (_, value) => String(value ?? ''),
  schema,
  labels,
  send,
  onSaved,
  leave,
}: RecordForm<Entity, Input, Output>) {
  const base = useRef(record);
  const [contested, setContested] = useState<{ theirs: Input; fields: string[] } | null>(null);
  const kit = useKitForm<Input, Output>({
    schema,
    defaultValues: values(record) as DefaultValues<Input>,
    labels,
    submit,
  });

  const put = (field: string, value: unknown) =>
    kit.form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });

  async function submit(output: Output): Promise<void> {
    setContested(null);
    await save(output, structuredClone(kit.form.getValues()));
  }

  /** Sends what was in the form when it was submitted. What is typed meanwhile stays there, to be saved next. */
  async function save(output: Output, mine: Input): Promise<void> {
    const before = values(base.current);
    const changed = Object.keys(before).filter((field) => !isSame(mine[field], before[field]));
    const change = Object.fromEntries(Object.entries(output).filter(([field]) => changed.includes(field)));
    try {
      base.current = await send({ ...(change as Partial<Output>), version: base.current.version });
      const isTypedMeanwhile = startFrom(kit.form, values(base.current), mine);
      await onSaved(base.current);
      if (!isTypedMeanwhile) leave?.(kit.leaveTo);
    } catch (error) {
      if (!hasCode(error, 'stale_version')) throw error;
      base.current = await reload();
      const theirs = values(base.current);
      startFrom(kit.form, theirs, before);
      const fields = contestedFields(changed, { before, mine, shown: kit.form.getValues(), theirs });
      const kept = Object.fromEntries(changed.map((field) => [field, mine[field]]));
      if (fields.length === 0) await save(output, { ...theirs, ...kept });
      else setContested({ theirs, fields });
    }
  }

  const conflict = contested && (
    <ConflictNote
      differences={contested.fields.map((field) => ({
        label: labels[field] ?? field,
        mine: show(field, kit.form.getValues(field as Path<Input>)),
        theirs: show(field, contested.theirs[field]),
      }))}
      onTakeTheirs={() => {
        for (const field of contested.fields) put(field, contested.theirs[field]);
        setContested(null);
      }}
      onKeepMine={() => void kit.onSubmit({ preventDefault: () => undefined })}
    />
  );
  return { ...kit, conflict };
}
