import { documentTitle, maxDocumentBytes } from '@kathok/contract';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormDrawer } from '../../../ui/overlays/form-drawer.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/use-kit-form.ts';
import { useAddDocument } from '../member.queries.ts';
import { words } from '../words.en.ts';

const kinds = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const labels = { ...words.documents.labels, file: words.documents.file };
const schema = z.object({
  title: documentTitle,
  file: z.instanceof(File, { error: words.documents.choose }),
});
type Values = { title: string; file: File | null };

/** Keeps a PDF or a picture with a member. */
export function AddDocument({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const add = useAddDocument();
  const kit = useKitForm<Values, z.output<typeof schema>>({
    schema: schema as z.ZodType<z.output<typeof schema>, Values>,
    defaultValues: { title: '', file: null },
    labels,
    submit: async (body) => {
      await add.mutateAsync({ params: { id: memberId }, body });
      toast.success(words.documents.saved(body.title));
      onClose();
    },
  });
  return (
    <FormDrawer title={words.documents.add} dirty={kit.form.formState.isDirty} onClose={onClose}>
      <form className="form-grid" onSubmit={kit.onSubmit} noValidate>
        <ErrorSummary errors={kit.errors} />
        <TextField {...kit.field('title')} hint={words.documents.titleHint} autoComplete="off" />
        <Controller
          control={kit.form.control}
          name="file"
          render={({ field: { value, onChange } }) => (
            <FileDrop
              label={words.documents.file}
              name="file"
              hint={words.documents.fileHint}
              accept={kinds}
              maxBytes={maxDocumentBytes}
              error={kit.field('file').error}
              onFile={onChange}
            >
              {value && <b>{words.documents.chosen(value.name)}</b>}
            </FileDrop>
          )}
        />
        <div className="row">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="primary" pending={kit.pending} pendingLabel={words.saving}>
            {words.documents.save}
          </Button>
        </div>
      </form>
    </FormDrawer>
  );
}
