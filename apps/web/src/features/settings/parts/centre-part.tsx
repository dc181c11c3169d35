import { TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';
import { PictureDrop } from '../pictures/picture-drop.tsx';
import type { PictureField } from '../pictures/use-pictures.ts';

/** Who the centre is, and how it is reached. */
export const CentrePart = ({ kit: { field }, logo }: { kit: SettingsKit; logo: PictureField }) => (
  <Part id="centre">
    <TextField {...field('centreName')} autoComplete="off" />
    <TextField {...field('centreNameDzongkha')} lang="dz" optional autoComplete="off" />
    <TextField {...field('phone')} type="tel" optional autoComplete="off" />
    <TextField {...field('email')} type="email" optional autoComplete="off" />
    <TextField
      {...field('registrationNumber')}
      hint={words.hints.registrationNumber}
      optional
      autoComplete="off"
    />
    <TextField {...field('taxpayerNumber')} optional autoComplete="off" spellCheck={false} />
    <div className="whole">
      <TextArea {...field('address')} rows={2} optional />
    </div>
    <div className="whole">
      <PictureDrop {...logo} />
    </div>
  </Part>
);
