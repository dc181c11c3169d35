import { format } from '../../language/format.ts';
import { today } from '../../lib/today.ts';
import { Button } from '../button.tsx';
import { ErrorState } from '../text/states/error-state.tsx';
import { words } from './words.en.ts';

type PrintButtonProps = {
  print: () => Promise<void>;
  isPending: boolean;
  isPageOnly: boolean;
  error: unknown;
};

/** Prints all rows of the filter, whatever page is shown; for somebody who may not export, the page. */
export const PrintButton = ({ print, isPending, isPageOnly, error }: PrintButtonProps) => (
  <>
    <Button
      icon="print"
      shrink
      pending={isPending}
      pendingLabel={words.preparing}
      onClick={() => void print()}
    >
      {isPageOnly ? words.printPage : words.print}
    </Button>
    {Boolean(error) && <ErrorState error={error} onRetry={() => void print()} />}
  </>
);

/** On paper: how many rows follow, and from which day they are. */
export const PrintedNote = ({ count, isCut }: { count: number; isCut: boolean }) => (
  <p className="print-only">
    {isCut
      ? words.printedPart(format.number(count), format.day(today()))
      : words.printed(count, format.day(today()))}
  </p>
);
