import { Button } from '../../plain-button.tsx';
import { useWaited } from '../../use-waited.ts';
import { words } from '../../words.en.ts';

/** Words after 2 s of waiting, a way out after 10 s. */
export function SlowNotice({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const [slow, stuck] = [useWaited(2000), useWaited(10_000)];
  return (
    <div className="slow">
      <output className="muted">{slow && (stuck ? words.notAnswering : words.stillLoading)}</output>
      {stuck && onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
    </div>
  );
}
