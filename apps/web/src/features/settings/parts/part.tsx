import type { ReactNode } from 'react';
import { words } from '../words.en.ts';

type PartProps = { id: keyof typeof words.parts; hint?: string; children: ReactNode };

/** One subject of the settings: a card that the index leads to. */
export const Part = ({ id, hint, children }: PartProps) => (
  <section className="card settings-part" id={`part-${id}`} aria-labelledby={`part-${id}-title`}>
    <div className="settings-part-head">
      <h2 id={`part-${id}-title`}>{words.parts[id]}</h2>
      {hint && <p className="hint">{hint}</p>}
    </div>
    {children}
  </section>
);
