import { useEffect, useRef } from 'react';
import { Button } from '../plain-button.tsx';
import { words } from '../words.en.ts';

export type ErrorLine = {
  field?: string | undefined;
  message: string;
  /** No answer came: nothing in the form is wrong, and it can be sent again as it is. */
  isConnection?: true;
};

/** The form that it stands in, or above. */
const formOf = (box: Element | null) =>
  box?.closest('form') ?? box?.parentElement?.querySelector('form') ?? null;

/** Takes the focus whenever there are new errors; each line leads to its field. */
export function ErrorSummary({ errors }: { errors: readonly ErrorLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  const isConnection = errors.some((line) => line.isConnection);
  return (
    <div className="summary-box" role="alert" tabIndex={-1} ref={box}>
      <h2 className="plain">{isConnection ? words.noConnection : words.summaryTitle(errors.length)}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            {field ? (
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {isConnection && <Button onClick={() => formOf(box.current)?.requestSubmit()}>{words.tryAgain}</Button>}
    </div>
  );
}
