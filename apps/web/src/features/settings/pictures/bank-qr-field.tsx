import { bhutanQrProblem, readQrFields, uploadLimits } from '@kathok/contract';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { readQr } from '../../../lib/browser/read-qr.ts';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/forms/fields/file-drop.tsx';
import { SwitchField } from '../../../ui/forms/fields/switch-field.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import type { SettingsKit } from '../settings-values.ts';
import { words } from '../words.en.ts';

const kinds = ['image/jpeg', 'image/png', 'image/webp'];
const said = words.bankQr;

/** Whom a code pays, in the bank's own words. */
function payeeOf(code: string): string {
  const fields = readQrFields(code);
  return [fields?.get('59'), fields?.get('60')].filter(Boolean).join(', ');
}

/** The bank's QR code is given as a picture and read here; only its text is kept. */
export function BankQrField({ kit: { form, field }, index }: { kit: SettingsKit; index: number }) {
  const name = `bankAccounts.${index}.qr` as const;
  const code = useWatch({ control: form.control, name });
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isGood = code !== '' && bhutanQrProblem(code) === null;

  // Rows may move while a picture is read, or be removed.
  const now = useRef<typeof name | null>(null);
  useEffect(() => {
    now.current = name;
    return () => {
      now.current = null;
    };
  }, [name]);
  const put = (text: string) =>
    now.current && form.setValue(now.current, text, { shouldDirty: true, shouldValidate: true });
  async function take(picture: File) {
    setReading(true);
    const text = await readQr(picture).catch(() => null);
    setReading(false);
    setRefused(text === null ? said.none : bhutanQrProblem(text) === null ? undefined : said.other);
    if (text !== null && bhutanQrProblem(text) === null) put(text);
  }

  return (
    <div className="whole bank-qr">
      <FileDrop
        label={said.label}
        name={`bank-qr-${index}`}
        hint={said.hint}
        accept={kinds}
        maxBytes={uploadLimits.slip}
        pending={reading}
        error={refused}
        onFile={(picture) => void take(picture)}
      >
        {isGood && (
          <span className="bank-qr-shown">
            <QrCode text={code} label={said.pays(payeeOf(code))} />
            <b>{said.pays(payeeOf(code))}</b>
          </span>
        )}
      </FileDrop>
      {code !== '' && (
        <Button tone="quiet" icon="close" onClick={() => put('')}>
          {said.remove}
        </Button>
      )}
      <CodeAsText field={field(name)} index={index} />
    </div>
  );
}

type CodeAsTextProps = {
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'error'>;
  index: number;
};

/** What the code says, for somebody who has it as text; open where it is wrong. */
function CodeAsText({ field, index }: CodeAsTextProps) {
  const [wantsText, setText] = useState(false);
  const isText = wantsText || field.error !== undefined;
  return (
    <>
      <SwitchField
        name={`bank-qr-${index}-as-text`}
        label={said.asText}
        checked={isText}
        onChange={(event) => setText(event.target.checked)}
      />
      {isText && (
        <TextField
          {...field}
          label={words.rows.bankAccounts.qr}
          hint={words.hints.qr}
          optional
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </>
  );
}
