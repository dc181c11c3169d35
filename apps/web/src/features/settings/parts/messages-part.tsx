import { useSession } from '../../../lib/session.ts';
import { CheckField } from '../../../ui/forms/fields/check-field.tsx';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { PasswordField, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { SendTest } from '../../messages/index.ts';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: words.hour(hour) }));

/** How mail leaves, and when it does not. */
export function MessagesPart({ kit }: { kit: SettingsKit }) {
  const { field } = kit;
  const isAdministrator = useSession().can('manage', 'all');
  return (
    <Part id="messages" hint={words.hints.mail}>
      {isAdministrator ? (
        <MailServer kit={kit} />
      ) : (
        <p className="whole hint">{words.onlyAdministrators.mail}</p>
      )}
      <div className="whole">
        <CheckField {...field('mailReceipts')} hint={words.hints.mailReceipts} />
      </div>
      <div className="whole">
        <TextField
          {...field('strangerMailsPerDay')}
          hint={words.hints.strangerMails}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <SelectField
        {...field('quietHours.from')}
        hint={words.hints.quiet}
        options={hours}
        placeholder={words.anyHour}
      />
      <SelectField {...field('quietHours.to')} options={hours} placeholder={words.anyHour} />
      <div className="whole form-grid">
        <p className="hint">{words.test.hint}</p>
        <SendTest channel="email" label={words.test.email} />
      </div>
    </Part>
  );
}

const MailServer = ({ kit: { field } }: { kit: SettingsKit }) => (
  <>
    <TextField {...field('mail.host')} optional autoComplete="off" spellCheck={false} />
    <TextField {...field('mail.port')} inputMode="numeric" autoComplete="off" />
    <div className="whole">
      <CheckField {...field('mail.secure')} />
    </div>
    <TextField {...field('mail.username')} optional autoComplete="off" spellCheck={false} />
    <PasswordField {...field('mail.password')} hint={words.hints.password} optional autoComplete="off" />
    <TextField {...field('mail.from')} hint={words.hints.from} autoComplete="off" />
  </>
);
