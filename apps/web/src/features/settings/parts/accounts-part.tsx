import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { emptyAccount, type SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';
import { BankQrField } from '../pictures/bank-qr-field.tsx';
import { Part } from './part.tsx';

const names = words.rows.bankAccounts;

/** The accounts that pay pages show. */
export function AccountsPart({ kit }: { kit: SettingsKit }) {
  const { form, field } = kit;
  const rows = useFieldArray({ control: form.control, name: 'bankAccounts' });
  return (
    <Part id="accounts" hint={words.hints.accounts}>
      {rows.fields.map((row, index) => (
        <div className="settings-row whole" key={row.id}>
          <TextField {...field(`bankAccounts.${index}.bank`)} label={names.bank} autoComplete="off" />
          <TextField
            {...field(`bankAccounts.${index}.accountName`)}
            label={names.accountName}
            autoComplete="off"
          />
          <TextField
            {...field(`bankAccounts.${index}.accountNumber`)}
            label={names.accountNumber}
            inputMode="numeric"
            autoComplete="off"
          />
          <BankQrField kit={kit} index={index} />
          <div className="whole">
            <Button tone="quiet" icon="close" onClick={() => rows.remove(index)}>
              {words.removeAccount}
            </Button>
          </div>
        </div>
      ))}
      <div className="whole">
        <Button icon="plus" onClick={() => rows.append(emptyAccount)}>
          {words.addAccount}
        </Button>
      </div>
    </Part>
  );
}
