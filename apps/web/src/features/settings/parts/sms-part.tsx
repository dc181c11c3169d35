import { smsFormats } from '@kathok/contract';
import { useSession } from '../../../lib/session.ts';
import { SelectField } from '../../../ui/forms/fields/select-field.tsx';
import { PasswordField, TextArea, TextField } from '../../../ui/forms/fields/text-field.tsx';
import { SendTest } from '../../messages/index.ts';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { Part } from './part.tsx';

const formats = smsFormats.map((value) => ({ value, label: words.smsFormats[value] }));

/** How text messages leave: one call to a provider for each. */
export function SmsPart({ kit }: { kit: SettingsKit }) {
  const isAdministrator = useSession().can('manage', 'all');
  return (
    <Part id="sms">
      {isAdministrator ? (
        <SmsProvider kit={kit} />
      ) : (
        <>
          <p className="whole hint">{words.onlyAdministrators.sms}</p>
          <SmsSender kit={kit} />
        </>
      )}
      <div className="whole">
        <TextField
          {...kit.field('strangerSmsPerDay')}
          hint={words.hints.strangerSms}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <div className="whole form-grid">
        <p className="hint">{words.test.hint}</p>
        <SendTest channel="sms" label={words.test.sms} />
      </div>
    </Part>
  );
}

const SmsSender = ({ kit: { field } }: { kit: SettingsKit }) => (
  <TextField
    {...field('smsSender')}
    hint={words.hints.smsSender}
    maxLength={11}
    optional
    autoComplete="off"
  />
);

const SmsProvider = ({ kit }: { kit: SettingsKit }) => {
  const { field } = kit;
  return (
    <>
      <div className="whole">
        <TextField
          {...field('sms.url')}
          hint={words.hints.smsUrl}
          optional
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <SelectField {...field('sms.format')} options={formats} />
      <SmsSender kit={kit} />
      <div className="whole">
        <TextArea {...field('sms.body')} hint={words.hints.smsBody} spellCheck={false} />
      </div>
      <TextField
        {...field('sms.headerName')}
        hint={words.hints.secretHeader}
        optional
        autoComplete="off"
        spellCheck={false}
      />
      <PasswordField {...field('sms.secret')} hint={words.hints.password} optional autoComplete="off" />
    </>
  );
};
