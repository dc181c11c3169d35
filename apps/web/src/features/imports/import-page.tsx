import type { ImportPreview } from '@kathok/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileStep } from './file-step.tsx';
import type { ImportKind } from './import-kind.ts';
import { useCommitImport, usePreviewImport } from './import.queries.ts';
import { ProgressStep } from './progress-step.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { words } from './words.en.ts';
import './imports.css';

const steps = ['file', 'columns', 'check', 'done'] as const;

type Mapping = Record<string, string | null>;

const mappingOf = ({ columns }: ImportPreview): Mapping =>
  Object.fromEntries(columns.map(({ name, field }) => [name, field]));

/** File → columns → check → done. A running import has its own address, so it can be left and found again. */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const said = words.kinds[kind.target];
  const [search, setSearch] = useSearchParams();
  const running = search.get('import');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [isChecked, setChecked] = useState(false);
  const look = usePreviewImport(kind);
  const commit = useCommitImport(kind);
  const template = `${kind.target}.xlsx`;
  const step = running ? 'done' : preview ? (isChecked ? 'check' : 'columns') : 'file';

  const handedOn = search.get('preview');
  const { mutateAsync: lookAgain } = look;
  // What a colleague has brought and may not import alone.
  useEffect(() => {
    if (!handedOn) return;
    const showCheck = (found: unknown) => {
      setPreview(found as ImportPreview);
      setChecked(true);
    };
    lookAgain({ body: { importId: handedOn, mode: 'preview' } }).then(showCheck, () => {});
  }, [handedOn, lookAgain]);

  async function readFile(file: File) {
    setPreview((await look.mutateAsync({ body: { file, mode: 'preview' } })) as ImportPreview);
    setChecked(false);
  }
  async function readAgain(importId: string, mapping: Mapping) {
    const body = { importId, mode: 'preview' as const, mapping: JSON.stringify(mapping) };
    setPreview((await look.mutateAsync({ body })) as ImportPreview);
    setChecked(true);
  }
  async function start({ importId, totals }: ImportPreview) {
    const onError = totals.bad > 0 ? ('skip' as const) : ('abort' as const);
    await commit.mutateAsync({ body: { importId, mode: 'commit', onError } });
    setSearch({ import: importId });
  }
  function again() {
    setPreview(null);
    setChecked(false);
    setSearch({});
  }

  return (
    <>
      <PageHeader title={said.title} lead={words.lead} crumbs={[{ label: said.list, to: kind.list }]}>
        <Button icon="download" onClick={() => void saveFile(`/imports/template/${template}`, template)}>
          {words.template}
        </Button>
      </PageHeader>
      <StepList steps={steps} current={step} names={words.steps} />
      <div className="import-steps">
        {step === 'file' && (
          <FileStep text={said.file} pending={look.isPending} onFile={(file) => void readFile(file)} />
        )}
        {look.error && <ErrorState error={look.error} />}
        {preview && step === 'columns' && (
          <ColumnsStep
            key={preview.importId}
            preview={preview}
            start={mappingOf(preview)}
            pending={look.isPending}
            onBack={again}
            onNext={(mapping) => void readAgain(preview.importId, mapping)}
          />
        )}
        {preview && step === 'check' && (
          <CheckStep
            preview={preview}
            pending={commit.isPending}
            error={commit.error}
            onBack={() => setChecked(false)}
            onStart={() => void start(preview)}
          />
        )}
        {running && <ProgressStep kind={kind} id={running} onAgain={again} />}
        {step === 'file' && <EarlierImports kind={kind} />}
      </div>
    </>
  );
}
