import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';
import { PictureDrop } from '../pictures/picture-drop.tsx';
import type { PictureField } from '../pictures/use-pictures.ts';

export const SignatoryPart = ({
  kit: { field },
  signature,
}: {
  kit: SettingsKit;
  signature: PictureField;
}) => (
  <Part id="signatory" hint={words.hints.signatory}>
    <TextField {...field('signatoryName')} optional autoComplete="off" />
    <TextField {...field('signatoryTitle')} optional autoComplete="off" />
    <TextField {...field('paperColour')} autoComplete="off" />
    <TextField {...field('paperFooter')} optional autoComplete="off" />
    <div className="whole">
      <PictureDrop {...signature} />
    </div>
  </Part>
);
