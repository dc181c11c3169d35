import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';

/** Grace, renewing and reminding. */
export const MembershipPart = ({ kit: { field } }: { kit: SettingsKit }) => (
  <Part id="membership" hint={words.hints.membership}>
    <TextField {...field('defaultGraceDays')} inputMode="numeric" autoComplete="off" />
    <TextField {...field('defaultRenewalWindowDays')} inputMode="numeric" autoComplete="off" />
    <div className="whole">
      <TextField {...field('reminderDays')} hint={words.hints.reminderDays} optional autoComplete="off" />
    </div>
    <div className="whole">
      <TextField
        {...field('reminderDaysAfter')}
        hint={words.hints.reminderDaysAfter}
        optional
        autoComplete="off"
      />
    </div>
    <div className="whole">
      <CheckField {...field('tellLapsed')} />
    </div>
  </Part>
);
