import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { ColourField } from './colour-field.tsx';
import { Part } from './part.tsx';
import { PictureDrop } from '../pictures/picture-drop.tsx';
import type { PictureField } from '../pictures/use-pictures.ts';

export const SignatoryPart = ({ kit, signature }: { kit: SettingsKit; signature: PictureField }) => (
  <Part id="signatory" hint={words.hints.signatory}>
    <TextField {...kit.field('signatoryName')} optional autoComplete="off" />
    <TextField {...kit.field('signatoryTitle')} optional autoComplete="off" />
    <ColourField kit={kit} />
    <div className="whole">
      <TextField {...kit.field('paperFooter')} optional autoComplete="off" />
    </div>
    <div className="whole">
      <PictureDrop {...signature} />
    </div>
  </Part>
);
