import { useState, useCallback, type ReactNode, type ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { ErrorState } from '../../../ui/text/states/error-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { LoadingState } from '../../../ui/text/states/loading-state.tsx';
import { useKeys } from '../keys/use-keys.ts';
import type { Waiting } from '../kind.ts';
import { words } from '../words.en.ts';
import { useSlip } from './slip.queries.ts';
import { SlipPicture } from './slip-picture.tsx';

/**
 * A link to something in this browser's memory: opened in a new tab or, with a file name to `download` it under, saved.
 * The address it needs lives as long as it is shown.
 */
function BlobLink({ blob, children, ...link }: ComponentProps<'a'> & { blob: Blob }) {
  const lead = useCallback(
    (anchor: HTMLAnchorElement | null) => {
      if (!anchor) return undefined;
      const url = URL.createObjectURL(blob);
      anchor.href = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return (
    <a {...link} ref={lead} {...(link.download === undefined && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}

const zooms = [1, 1.5, 2, 3] as const;

type SlipPaneProps = {
  item: Waiting;
  keysOn: boolean;
  /** Before the tools: where in the queue this is. */
  children: ReactNode;
};

/** The proof of a transfer, to be looked at closely. */
export function SlipPane({ item, keysOn, children }: SlipPaneProps) {
  const { slip: path, slipType } = item.payment;
  const slip = useSlip(path);
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const isPdf = (slip.data?.type ?? slipType) === 'application/pdf';
  const isPicture = path !== null && !isPdf;
  useKeys({ z: () => setStep(step === 0 ? 2 : 0) }, keysOn && isPicture);
  const zoom = zooms[step] ?? 1;
  return (
    <section className="slip-pane" aria-label={words.slip.title}>
      <div className="pane-head">
        <span className="place">{children}</span>
        {isPicture && <SlipTools step={step} onStep={setStep} onRotate={() => setTurns((turns + 1) % 4)} />}
        {slip.data && isPicture && (
          <BlobLink className="btn icon" blob={slip.data} aria-label={words.slip.open}>
            <Icon name="open" />
          </BlobLink>
        )}
      </div>
      <div className="slip" data-zoomed={zoom > 1}>
        {path === null && (
          <EmptyState motif="folio" title={words.slip.missing}>
            {words.slip.missingText}
          </EmptyState>
        )}
        {slip.error && <ErrorState error={slip.error} onRetry={() => void slip.refetch()} />}
        {slip.isLoading && <LoadingState rows={6} />}
        {slip.data && isPicture && (
          <SlipPicture blob={slip.data} label={words.slip.picture(item.name)} zoom={zoom} turns={turns} />
        )}
        {/* Nobody has looked into it, so it is never opened within our own pages. */}
        {slip.data && isPdf && (
          <EmptyState
            motif="folio"
            title={words.slip.pdf}
            action={
              <BlobLink className="btn line" blob={slip.data} download={words.slip.pdfFile}>
                <Icon name="download" />
                {words.slip.savePdf}
              </BlobLink>
            }
          >
            {words.slip.pdfText}
          </EmptyState>
        )}
      </div>
    </section>
  );
}

type SlipToolsProps = { step: number; onStep: (step: number) => void; onRotate: () => void };

const SlipTools = ({ step, onStep, onRotate }: SlipToolsProps) => (
  <>
    <Button
      tone="plain"
      icon="zoomout"
      label={words.slip.zoomOut}
      aria-disabled={step === 0}
      onClick={() => onStep(Math.max(step - 1, 0))}
    />
    <Button
      tone="plain"
      icon="zoom"
      label={words.slip.zoomIn}
      aria-disabled={step === zooms.length - 1}
      onClick={() => onStep(Math.min(step + 1, zooms.length - 1))}
    />
    <Button tone="plain" icon="rotate" label={words.slip.rotate} onClick={onRotate} />
  </>
);
