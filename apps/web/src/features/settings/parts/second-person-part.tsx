import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';

/** Whether one person alone may settle a payment. */
export const SecondPersonPart = ({ kit: { field } }: { kit: SettingsKit }) => (
  <Part id="care">
    <div className="whole">
      <CheckField {...field('requireSecondPerson')} hint={words.hints.care} />
    </div>
  </Part>
);
