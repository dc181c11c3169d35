const drawings = {
  /** Joining. */
  lotus: (
    <>
      <path d="M12 4.2c2.7 3 2.7 8 0 12.3c-2.7-4.3-2.7-9.3 0-12.3z" />
      <path d="M5.2 6.8c3.4.8 5.8 4 6.8 9.7c-4.9-.2-7.3-3.7-6.8-9.7zM18.8 6.8c-3.4.8-5.8 4-6.8 9.7c4.9-.2 7.3-3.7 6.8-9.7z" />
      <path d="M1.8 12c3.9-.5 7.5.9 10.2 4.5c-4 2-8 .4-10.2-4.5zM22.2 12c-3.9-.5-7.5.9-10.2 4.5c4 2 8 .4 10.2-4.5zM7.5 20.2h9" />
    </>
  ),
  /** Coming round again. */
  wheel: (
    <>
      <circle cx="12" cy="12" r="8" />
      <circle cx="12" cy="12" r="2.4" />
      <path d="M14.4 12L22.6 12M13.7 13.7L19.5 19.5M12 14.4L12 22.6M10.3 13.7L4.5 19.5M9.6 12L1.4 12M10.3 10.3L4.5 4.5M12 9.6L12 1.4M13.7 10.3L19.5 4.5" />
    </>
  ),
  /** Giving. */
  lamp: (
    <>
      <path d="M4.5 12.5h15c-.3 3.8-3.3 5.7-7.5 5.7s-7.2-1.9-7.5-5.7zM12 18.2v2.3M8 21.2h8" />
      <path d="M12 1.8c2 2.7 3 4.2 3 5.9a3 3 0 0 1-6 0c0-1.7 1-3.2 3-5.9z" />
    </>
  ),
  /** Papers. */
  folio: <path d="M1.8 8.5h20.4v7H1.8zM4 5.5h16M4 18.5h16M5.5 11h10M5.5 13.2h6.5M19 8.5v7" />,
};

export type MotifName = keyof typeof drawings;

export const Motif = ({ name }: { name: MotifName }) => (
  <svg className="motif" viewBox="0 0 24 24" aria-hidden="true">
    {drawings[name]}
  </svg>
);
