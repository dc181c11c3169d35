import { format } from '../../language/format.ts';
import { today } from '../../lib/today.ts';
import { Button } from '../button.tsx';
import { ErrorState } from '../text/states/error-state.tsx';
import { words } from './words.en.ts';
import { mostPrinted } from './use-printed-rows.ts';

type PrintButtonProps = { print: () => Promise<void>; isPending: boolean; error: unknown };

/** Prints all rows of the filter, whatever page is shown. */
export const PrintButton = ({ print, isPending, error }: PrintButtonProps) => (
  <>
    <Button
      icon="print"
      shrink
      pending={isPending}
      pendingLabel={words.preparing}
      onClick={() => void print()}
    >
      {words.print}
    </Button>
    {Boolean(error) && <ErrorState error={error} onRetry={() => void print()} />}
  </>
);

/** On paper: how many rows follow, and from which day they are. */
export const PrintedNote = ({ count, isCut }: { count: number; isCut: boolean }) => (
  <p className="print-only">
    {isCut
      ? words.printedPart(format.number(mostPrinted), format.day(today()))
      : words.printed(count, format.day(today()))}
  </p>
);
