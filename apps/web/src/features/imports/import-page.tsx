import type { ImportPreview } from '@kathok/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FocusedError } from '../../ui/text/states/focused-error.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { CheckStep } from './steps/check-step.tsx';
import type { ColumnMapping } from './steps/column-mapping.ts';
import { ColumnsStep } from './steps/columns-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileStep } from './steps/file-step.tsx';
import type { ImportKind } from './import-kind.ts';
import { useImportUpload } from './import.queries.ts';
import { ProgressStep } from './steps/progress-step.tsx';
import { saveFile } from '../../lib/browser/save-file.ts';
import { words } from './words.en.ts';
import '../../theme/office/list.css';
import './imports.css';

const steps = ['file', 'columns', 'check', 'done'] as const;

/** The next step begins at its beginning, for the eye and for anyone who listens. */
function useStepFocus(step: string) {
  const here = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    scrollTo(0, 0);
    here.current?.focus({ preventScroll: true });
  }, [step]);
  return here;
}

/** Where an import stands, and the ways on from there. */
function useImport(kind: ImportKind) {
  const [search, setSearch] = useSearchParams();
  const running = search.get('import');
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [isChecked, setChecked] = useState(false);
  const look = useImportUpload(kind);
  const commit = useImportUpload(kind);
  const step: (typeof steps)[number] = running
    ? 'done'
    : preview
      ? isChecked
        ? 'check'
        : 'columns'
      : 'file';

  const handedOn = search.get('preview');
  const { mutate: lookAgain } = look;
  // What a colleague has brought and may not import alone.
  useEffect(() => {
    if (!handedOn) return;
    const onSuccess = (found: unknown) => {
      setPreview(found as ImportPreview);
      setChecked(true);
    };
    lookAgain({ body: { importId: handedOn, mode: 'preview' } }, { onSuccess });
  }, [handedOn, lookAgain]);

  const showAt = (next: 'columns' | 'check') => ({
    onSuccess: (found: unknown) => {
      setPreview(found as ImportPreview);
      setChecked(next === 'check');
    },
  });
  const readFile = (file: File) => look.mutate({ body: { file, mode: 'preview' } }, showAt('columns'));
  function readAgain(importId: string, mapping: ColumnMapping) {
    look.mutate({ body: { importId, mode: 'preview', mapping: JSON.stringify(mapping) } }, showAt('check'));
  }
  function start({ importId, totals }: ImportPreview) {
    const onError = totals.bad > 0 ? 'skip' : 'abort';
    const onSuccess = () => setSearch({ import: importId });
    commit.mutate({ body: { importId, mode: 'commit', onError } }, { onSuccess });
  }
  function again() {
    // A check that is still on its way is about the file that was given up.
    look.reset();
    setPreview(null);
    setChecked(false);
    setSearch({});
  }

  return {
    step,
    preview,
    running,
    look,
    commit,
    readFile,
    readAgain,
    start,
    again,
    backToColumns: () => setChecked(false),
  };
}

/** File → columns → check → done. A running import has its own address, so it can be left and found again. */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const said = words.kinds[kind.target];
  const work = useImport(kind);
  const { step, preview, running, look, commit } = work;
  const template = `${kind.target}.xlsx`;
  const here = useStepFocus(step);

  return (
    <>
      <PageHeader title={said.title} lead={words.lead} crumbs={[{ label: said.list, to: kind.list }]}>
        <Button icon="download" onClick={() => void saveFile(`/imports/template/${template}`, template)}>
          {words.template}
        </Button>
      </PageHeader>
      <StepList steps={steps} current={step} names={words.steps} />
      <section className="import-steps" aria-label={words.steps[step]} tabIndex={-1} ref={here}>
        {step === 'file' && <FileStep text={said.file} pending={look.isPending} onFile={work.readFile} />}
        <FocusedError error={look.error} />
        {preview && step === 'columns' && (
          <ColumnsStep
            key={preview.importId}
            preview={preview}
            pending={look.isPending}
            onBack={work.again}
            onNext={(mapping) => work.readAgain(preview.importId, mapping)}
          />
        )}
        {preview && step === 'check' && (
          <CheckStep
            preview={preview}
            pending={commit.isPending}
            error={commit.error}
            onBack={work.backToColumns}
            onAnother={work.again}
            onStart={() => work.start(preview)}
          />
        )}
        {running && <ProgressStep kind={kind} id={running} onAgain={work.again} />}
        {step === 'file' && <EarlierImports kind={kind} />}
      </section>
    </>
  );
}
