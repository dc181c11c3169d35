const bowl =
  'M3 27h34v3.5h-1.5C35 40 29 44 20 44S5 40 4.5 30.5H3zM17.5 44h5l1.5 6h-8zM9 54c0-3 5-4 11-4s11 1 11 4z';

/** A butter lamp beside a step: lit when the step is done. The badge says the same in words. */
export const Lamp = ({ isLit }: { isLit: boolean }) => (
  <span className={isLit ? 'lamp on' : 'lamp'}>
    <svg viewBox="0 0 40 56" aria-hidden="true">
      {isLit ? (
        <>
          <path className="flame" d="M20 2c5 7 7.5 11 7.5 15.5a7.5 7.5 0 0 1-15 0C12.5 13 15 9 20 2z" />
          <path className="bowl" d={bowl} />
        </>
      ) : (
        <path className="unlit" d={`${bowl}M20 24v-4`} />
      )}
    </svg>
  </span>
);

/** One flame for each step, as many lit as are done; the heading beside them says the same in words. */
export const Flames = ({ lit, of }: { lit: number; of: number }) => (
  <span className="flames" aria-hidden="true">
    {Array.from({ length: of }, (_, place) => (
      <svg key={place} className={place < lit ? 'on' : undefined} viewBox="0 0 15 22">
        <path d="M7.5 1.7q7.5 12 0 17q-7.5 -5 0 -17z" />
      </svg>
    ))}
  </span>
);
