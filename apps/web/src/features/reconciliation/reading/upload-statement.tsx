import { type DayOrder, type Statement, type StatementPreview, uploadLimits } from '@kathok/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/forms/fields/file-drop.tsx';
import { TextField } from '../../../ui/forms/fields/text-field.tsx';
import { FocusedError } from '../../../ui/text/states/focused-error.tsx';
import { type ColumnMapping, sheetTypes } from '../../imports/index.ts';
import { useReadStatement } from '../reconciliation.queries.ts';
import { words } from '../words.en.ts';
import { SampleLink } from './sample-link.tsx';
import { StatementColumns } from './statement-columns.tsx';

const said = words.reading;

/** Account and file, then the columns; those of a known account are right already. */
export function UploadStatement({ accounts }: { accounts: readonly string[] }) {
  const navigate = useNavigate();
  const [account, setAccount] = useState(accounts[0] ?? '');
  const [accountError, setAccountError] = useState<string>();
  const [looked, setLooked] = useState<{ file: File; preview: StatementPreview } | null>(null);
  const read = useReadStatement();

  function look(file: File) {
    if (account.trim() === '') {
      setAccountError(said.accountMissing);
      document.getElementById('account')?.focus();
      return;
    }
    setAccountError(undefined);
    read.mutate(
      { body: { file, account, mode: 'preview' } },
      { onSuccess: (preview) => setLooked({ file, preview: preview as StatementPreview }) },
    );
  }
  function start(file: File, mapping: ColumnMapping, dayOrder: DayOrder | null) {
    const order = dayOrder ? { dayOrder } : {};
    read.mutate(
      { body: { file, account, mapping: JSON.stringify(mapping), ...order } },
      { onSuccess: (statement) => void navigate(`/reconciliation/${(statement as Statement).id}`) },
    );
  }

  if (looked)
    return (
      <StatementColumns
        fileName={looked.file.name}
        preview={looked.preview}
        pending={read.isPending}
        onBack={() => {
          read.reset();
          setLooked(null);
        }}
        onNext={(mapping, dayOrder) => start(looked.file, mapping, dayOrder)}
        error={read.error}
      />
    );
  return (
    <Card title={said.title}>
      <div className="form-grid">
        <AccountField accounts={accounts} value={account} onChange={setAccount} error={accountError} />
        <FileDrop
          label={said.file}
          name="statement"
          hint={said.fileHint}
          accept={sheetTypes}
          maxBytes={uploadLimits.bankStatement}
          pending={read.isPending}
          onFile={look}
        />
        <SampleLink />
        <FocusedError error={read.error} />
      </div>
    </Card>
  );
}

type AccountFieldProps = {
  accounts: readonly string[];
  value: string;
  onChange: (account: string) => void;
  error: string | undefined;
};

/** The account of the statement; those that are known are suggested. */
const AccountField = ({ accounts, value, onChange, error }: AccountFieldProps) => (
  <>
    <TextField
      label={said.account}
      name="account"
      hint={said.accountHint}
      error={error}
      value={value}
      list="accounts"
      autoComplete="off"
      maxLength={120}
      onChange={(event) => onChange(event.target.value)}
    />
    <datalist id="accounts">
      {accounts.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  </>
);
