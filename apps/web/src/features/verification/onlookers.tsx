import { Portrait } from '../../ui/pictures/portrait.tsx';
import { useLooking } from './use-looking.ts';
import type { Waiting } from './kind.ts';
import { words } from './words.en.ts';

/** Who else has this open. */
export function Onlookers({ item }: { item: Waiting }) {
  const names = useLooking(item);
  return (
    <output className="peek">
      {names[0] && (
        <>
          <Portrait name={names[0]} photo={null} />
          {words.looking(names)}
        </>
      )}
    </output>
  );
}
