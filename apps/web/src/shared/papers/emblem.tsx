import { useId } from 'react';

const Lotus = () => (
  <>
    <path d="M12 4.2c2.7 3 2.7 8 0 12.3c-2.7-4.3-2.7-9.3 0-12.3z" />
    <path d="M5.2 6.8c3.4.8 5.8 4 6.8 9.7c-4.9-.2-7.3-3.7-6.8-9.7zM18.8 6.8c-3.4.8-5.8 4-6.8 9.7c4.9-.2 7.3-3.7 6.8-9.7z" />
    <path d="M1.8 12c3.9-.5 7.5.9 10.2 4.5c-4 2-8 .4-10.2-4.5zM22.2 12c-3.9-.5-7.5.9-10.2 4.5c4 2 8 .4 10.2-4.5zM7.5 20.2h9" />
  </>
);

/** What stands in a letterhead without a logo, as in the PDF. */
export const Emblem = () => (
  <svg className="paper-emblem" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="22.5" />
    <circle cx="24" cy="24" r="19.5" />
    <g transform="translate(9.6 9.6) scale(1.2)">
      <Lotus />
    </g>
  </svg>
);

/** The seal beside the signature, turned a little as by hand. */
export function RoundSeal({ text }: { text: string }) {
  const ring = useId();
  return (
    <svg className="round-seal" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30.5" />
      <circle cx="32" cy="32" r="28.8" />
      <circle cx="32" cy="32" r="20.5" />
      <path id={ring} className="ring" d="M32 32m-23 0a23 23 0 1 1 46 0a23 23 0 1 1 -46 0" />
      <text>
        <textPath href={`#${ring}`} textLength="142" lengthAdjust="spacing">
          {text}
        </textPath>
      </text>
      <g transform="translate(18.5 18.8) scale(1.12)">
        <Lotus />
      </g>
    </svg>
  );
}
