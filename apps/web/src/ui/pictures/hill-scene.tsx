const lamps = [40, 61, 82, 103, 124];

/** Hills and a gompa at the end of the line. */
export const HillScene = () => (
  <svg className="scene" viewBox="0 0 1440 107" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <path
      fill="var(--ridge-far)"
      d="M380 107L520 74L610 86L742 40L818 66L900 34L1010 70L1130 22L1240 58L1330 30L1440 64V107Z"
    />
    <path
      fill="var(--ridge-near)"
      d="M560 107C700 84 790 92 900 80C1010 70 1050 86 1130 78C1230 68 1340 88 1440 70V107Z"
    />
    <g className="gompa" transform="translate(1090 7) scale(.87)">
      <path fill="var(--wall)" stroke="var(--ridge-near)" d="M16 84L23 38H141L148 84Z" />
      <path fill="var(--band)" d="M22.5 42H141.5L143.5 55H20.5Z" />
      {lamps.map((x) => (
        <circle key={x} fill="var(--gold)" cx={x} cy="48.5" r="3.6" />
      ))}
      <path
        fill="var(--timber)"
        d="M2 38L30 27H134L162 38ZM30 70v-9q4-5 8 0v9zM52 70v-9q4-5 8 0v9zM104 70v-9q4-5 8 0v9zM126 70v-9q4-5 8 0v9zM74 84V66q8-9 16 0v18z"
      />
      <path fill="var(--wall)" d="M46 27L48 18H116L118 27Z" />
      <path fill="var(--timber)" d="M32 18L54 9H110L132 18Z" />
      <path fill="var(--gold)" d="M76 9h12l-2-3h-8zM79 6c0-3 3-3 3-6c0 3 3 3 3 6z" />
    </g>
  </svg>
);
