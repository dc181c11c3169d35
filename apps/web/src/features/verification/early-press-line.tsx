import type { EarlyPress } from './use-decision-keys.ts';
import { words } from './words.en.ts';

/** A key that was pressed too early is shown, so that nobody wonders what became of it. */
export const EarlyPressLine = ({ early }: { early: EarlyPress<'a' | 'r'> | null }) => (
  <output className="early-press">
    {early && (early.waits ? words.early[early.key] : words.early.again(early.key.toUpperCase()))}
  </output>
);
