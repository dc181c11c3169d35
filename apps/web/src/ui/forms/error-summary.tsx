import { useEffect, useRef } from 'react';
import { words } from '../words.ts';

export type ErrorLine = { field?: string | undefined; message: string };

/** Takes the focus whenever there are new errors; each line leads to its field. */
export function ErrorSummary({ errors }: { errors: readonly ErrorLine[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div className="summary-box" role="alert" tabIndex={-1} ref={box}>
      <h2 className="plain">{words.summaryTitle(errors.length)}</h2>
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
    </div>
  );
}
