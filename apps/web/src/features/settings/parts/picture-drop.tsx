import { audit, settings } from '@kathok/contract';
import { useEndpointMutation } from '../../../lib/queries.ts';
import { useFile } from '../../../lib/use-file.ts';
import { BlobImage } from '../../../ui/pictures/blob-image.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { words } from '../words.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 5 * 1024 * 1024;
const refresh = [settings.get, settings.getPublic, audit.list];
const calls = {
  logo: [settings.setLogo, settings.removeLogo],
  signature: [settings.setSignature, settings.removeSignature],
} as const;

/** A picture of the centre. It is kept as soon as it is chosen, without the rest of the form. */
export function PictureDrop({ name, path }: { name: keyof typeof calls; path: string | null }) {
  const [setCall, removeCall] = calls[name];
  const set = useEndpointMutation(setCall, { refresh });
  const remove = useEndpointMutation(removeCall, { refresh });
  const shown = useFile(path);
  return (
    <div className="settings-picture">
      <FileDrop
        label={words[name]}
        name={name}
        hint={words.pictureHint}
        accept={kinds}
        maxBytes={maxBytes}
        pending={set.isPending}
        error={(set.error ?? remove.error)?.message}
        onFile={(picture) =>
          set.mutate({ body: { picture } }, { onSuccess: () => toast.success(words.pictureSaved) })
        }
      >
        <span className="settings-picture-frame">
          {path && shown ? <BlobImage blob={shown} alt={words[name]} /> : words.none}
        </span>
      </FileDrop>
      {path && (
        <Button
          tone="quiet"
          icon="close"
          pending={remove.isPending}
          onClick={() => remove.mutate({}, { onSuccess: () => toast.success(words.pictureRemoved) })}
        >
          {words.removePicture}
        </Button>
      )}
    </div>
  );
}
