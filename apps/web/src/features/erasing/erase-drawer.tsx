import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useKitForm } from '../../ui/forms/use-kit-form.ts';
import { FormDrawer } from '../../ui/overlays/form-drawer.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { Note } from '../../ui/text/note.tsx';
import { words } from './words.en.ts';

type Typed = Record<string, string>;

type EraseDrawerProps = {
  who: 'member' | 'donor';
  name: string;
  /** What has to be typed, and the field it is sent in. */
  code: { field: keyof typeof words.labels; value: string };
  schema: z.ZodType<Typed, Typed>;
  erase: (code: string, reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Erases a person for good. A code is typed by hand, so that nobody is erased by mistake. */
export function EraseDrawer({ who, name, code, schema, erase, onClose }: EraseDrawerProps) {
  const { form, field, onSubmit, errors, pending } = useKitForm<Typed, Typed>({
    schema,
    defaultValues: { [code.field]: '', reason: '' },
    labels: words.labels,
    submit: async ({ [code.field]: typed = '', reason = '' }) => {
      await erase(typed, reason);
      toast.success(words.done[who](code.value));
      onClose();
    },
  });
  return (
    <FormDrawer title={words.title(name)} dirty={form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={onSubmit} noValidate>
        <ErrorSummary errors={errors} />
        <Note tone="warning" title={words.forGood}>
          <p>{words.lead[who]}</p>
        </Note>
        <TextField
          {...field(code.field)}
          hint={words.codeHint(code.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...field('reason')} hint={words.reasonHint} autoComplete="off" />
        <div className="row">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="danger" pending={pending} pendingLabel={words.erasing}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
