import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { Choice } from './use-choice.tsx';
import { words } from './words.en.ts';
import '../../theme/office/chosen-rows.css';

const said = words.choice;

/** In place of what the head of the list offers: how many rows are ticked, and what can be done with these. */
export const ChosenRows = ({ choice, children }: { choice: Choice; children: ReactNode }) => (
  <section className="chosen-rows no-print" aria-label={said.label}>
    <span>
      <output>{choice.isFull ? said.full(choice.ids.length) : said.chosen(choice.ids.length)}</output>
      <button className="link" type="button" onClick={choice.choosePage}>
        {said.page}
      </button>
    </span>
    {children}
    <Button tone="plain" icon="close" label={said.clear} onClick={choice.clear} />
  </section>
);
