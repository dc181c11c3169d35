import { CheckField } from '../../../ui/forms/check-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';

/** Whether one person alone may settle a payment. */
export const CarePart = ({ kit: { field } }: { kit: SettingsKit }) => (
  <Part id="care">
    <div className="whole">
      <CheckField {...field('requireSecondPerson')} hint={words.hints.care} />
    </div>
  </Part>
);
