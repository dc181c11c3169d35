const discs = [74, 167, 260, 353, 446];
/** How far each of the three arches stands from the first. */
const arches = [0, 94, 188];
const arch =
  'M124 348V244.4A22.7 22.7 0 0 1 140.8 222.6A27.7 27.7 0 0 1 166 194A27.7 27.7 0 0 1 191.2 222.6A22.7 22.7 0 0 1 208 244.4V348Z';

const Patterns = () => (
  <defs>
    <radialGradient id="lamplight" cy=".72" r=".72">
      <stop stopColor="var(--glow)" stopOpacity=".95" />
      <stop offset=".45" stopColor="var(--saffron-500)" stopOpacity=".55" />
      <stop offset="1" stopColor="var(--maroon-800)" stopOpacity="0" />
    </radialGradient>
    <pattern id="timber-ends" width="20" height="18" patternUnits="userSpaceOnUse">
      <path fill="var(--band)" d="M3 0h14v14H3z" />
      <path fill="var(--gold)" d="M7 4h6v6H7z" />
    </pattern>
    <pattern id="lotus-row" width="24" height="14" patternUnits="userSpaceOnUse">
      <path fill="var(--gold)" d="M12 1c5 3 5 8 0 12C7 9 7 4 12 1z" />
      <path fill="var(--maroon-300)" d="M0 2c4 2 5 7 8 11H0zM24 2c-4 2-5 7-8 11h8z" />
    </pattern>
  </defs>
);

const Roof = () => (
  <>
    <path fill="var(--wall)" stroke="var(--ridge-far)" d="M20 12H500L512 430H8Z" />
    <path fill="var(--timber)" d="M0 0H520L508 12H12ZM20 34h480v5H20z" />
    <path fill="var(--gold)" d="M12 12h496v3H12zM19.4 111h481.2l.2 3H19.2z" />
    <path fill="url(#timber-ends)" d="M20 18h480v14H20z" />
    <path fill="var(--band)" d="M22 46H498L500.5 108H19.5Z" />
    {discs.map((x) => (
      <g key={x} fill="var(--gold)" stroke="var(--band)">
        <circle cx={x} cy="77" r="17" stroke="none" />
        <circle cx={x} cy="77" r="12.5" />
      </g>
    ))}
  </>
);

const Lamp = () => (
  <g transform="translate(141 277) scale(1.25)">
    <path fill="var(--glow)" d="M20 2c5 7 7.5 11 7.5 15.5a7.5 7.5 0 0 1-15 0C12.5 13 15 9 20 2z" />
    <path fill="#fff8e2" d="M20 11c2.4 3.6 3.6 5.6 3.6 7.9a3.6 3.6 0 0 1-7.2 0c0-2.3 1.2-4.3 3.6-7.9z" />
    <path
      fill="var(--gold)"
      d="M3 27h34v3.5h-1.5C35 40 29 44 20 44S5 40 4.5 30.5H3zM17.5 44h5l1.5 6h-8zM9 54c0-3 5-4 11-4s11 1 11 4z"
    />
  </g>
);

const Window = () => (
  <>
    <path fill="var(--timber)" d="M84 138h352v9H84zM92 150h336v7H92zM100 383h320v9H100zM92 395h336v7H92z" />
    <path fill="url(#timber-ends)" d="M100 160h320v14H100z" />
    <path fill="var(--band)" d="M108 177h304v206H108z" />
    {arches.map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path fill="var(--maroon-900)" d={arch} />
        <path fill="url(#lamplight)" stroke="var(--gold)" strokeWidth="2.5" d={arch} />
        <Lamp />
      </g>
    ))}
    <path fill="var(--timber)" d="M108 350h304v5H108z" />
    <path fill="url(#lotus-row)" transform="translate(116 362)" d="M0 0h288v14H0z" />
    <path fill="var(--plinth)" d="M8.8 404h502.4l.8 26H8z" />
  </>
);

/** A lime-washed wall, the maroon band with its discs, and a carved window with lamps inside. */
export const TempleWindow = () => (
  <svg className="rabsel" viewBox="0 0 520 430" aria-hidden="true">
    <Patterns />
    <Roof />
    <Window />
  </svg>
);
