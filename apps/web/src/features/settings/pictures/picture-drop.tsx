import { uploadLimits } from '@kathok/contract';
import { useFile } from '../../../lib/use-file.ts';
import { BlobImage } from '../../../ui/pictures/blob-image.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/forms/fields/file-drop.tsx';
import { words } from '../words.en.ts';
import type { PictureField } from './use-pictures.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture of the centre: the one that is saved, or the one that will be. */
export function PictureDrop({ name, saved, chosen, error, onChoose, onRemove }: PictureField) {
  const kept = useFile(saved);
  const shown = chosen === undefined ? kept : chosen;
  return (
    <div className="settings-picture">
      <FileDrop
        label={words[name]}
        name={name}
        hint={words.pictureHint}
        accept={kinds}
        maxBytes={uploadLimits.photo}
        error={error}
        onFile={onChoose}
      >
        <span className="settings-picture-frame">
          {shown ? <BlobImage blob={shown} alt={words[name]} /> : words.none}
        </span>
      </FileDrop>
      {shown && (
        <Button tone="quiet" icon="close" onClick={onRemove}>
          {words.removePicture}
        </Button>
      )}
    </div>
  );
}
