import { documentTitle, uploadLimits } from '@kathok/contract';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx';
import { FileDrop } from '../../../ui/forms/fields/file-drop.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { useKitForm } from '../../../ui/forms/kit/use-kit-form.ts';
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
    <DrawerForm title={words.documents.add} kit={kit} onClose={onClose} submitLabel={words.documents.save}>
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
            maxBytes={uploadLimits.document}
            error={kit.field('file').error}
            onFile={onChange}
          >
            {value && <b>{words.documents.chosen(value.name)}</b>}
          </FileDrop>
        )}
      />
    </DrawerForm>
  );
}
