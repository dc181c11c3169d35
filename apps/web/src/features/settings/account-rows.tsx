import { useFieldArray } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useKitForm } from '../../ui/use-kit-form.ts';
import { emptyAccount, type SettingsBody, type SettingsValues } from './settings-values.ts';
import { words } from './words.en.ts';

type SettingsKit = ReturnType<typeof useKitForm<SettingsValues, SettingsBody>>;

/** The accounts that pay pages show. */
export function AccountRows({ kit: { form, field } }: { kit: SettingsKit }) {
  const rows = useFieldArray({ control: form.control, name: 'bankAccounts' });
  return (
    <fieldset className="field">
      <legend>{words.labels.bankAccounts}</legend>
      <p className="hint">{words.accountsHint}</p>
      {rows.fields.map((row, index) => (
        <div className="account-row" key={row.id}>
          <TextField {...field(`bankAccounts.${index}.bank`)} label={words.bank} autoComplete="off" />
          <TextField
            {...field(`bankAccounts.${index}.accountName`)}
            label={words.accountName}
            autoComplete="off"
          />
          <TextField
            {...field(`bankAccounts.${index}.accountNumber`)}
            label={words.accountNumber}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...field(`bankAccounts.${index}.qr`)}
            label={words.qr}
            hint={words.qrHint}
            optional
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <Button tone="quiet" icon="close" onClick={() => rows.remove(index)}>
              {words.removeAccount}
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button tone="line" icon="plus" onClick={() => rows.append(emptyAccount)}>
          {words.addAccount}
        </Button>
      </div>
    </fieldset>
  );
}
