import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/text/copy-button.tsx';

type CopyLineProps = { label: string; children: ReactNode; copy?: string };

/** One line to be typed into a banking app, with a button that copies it. */
export const CopyLine = ({ label, children, copy }: CopyLineProps) => (
  <div className="copy">
    <dt>{label}</dt>
    <dd>
      <bdi>{children}</bdi>
      {copy !== undefined && <CopyButton text={copy} label={label} />}
    </dd>
  </div>
);
