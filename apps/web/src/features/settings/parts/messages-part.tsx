import { CheckField } from '../../../ui/forms/check-field.tsx';
import { PasswordField, TextField } from '../../../ui/forms/text-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.ts';
import { Part } from './part.tsx';

/** How mail and text messages leave the house. */
export const MessagesPart = ({ kit: { field } }: { kit: SettingsKit }) => (
  <Part id="messages" hint={words.hints.mail}>
    <TextField {...field('mail.host')} optional autoComplete="off" spellCheck={false} />
    <TextField {...field('mail.port')} inputMode="numeric" autoComplete="off" />
    <div className="whole">
      <CheckField {...field('mail.secure')} />
    </div>
    <TextField {...field('mail.username')} optional autoComplete="off" spellCheck={false} />
    <PasswordField {...field('mail.password')} hint={words.hints.password} optional autoComplete="off" />
    <TextField {...field('mail.from')} hint={words.hints.from} autoComplete="off" />
    <div className="whole">
      <CheckField {...field('mailReceipts')} hint={words.hints.mailReceipts} />
    </div>
    <TextField
      {...field('smsSender')}
      hint={words.hints.smsSender}
      maxLength={11}
      optional
      autoComplete="off"
    />
  </Part>
);
