/** The outline that `index.html` brings along is kept before React takes the page over. */
const drawn = [...(globalThis.document?.getElementById('root')?.childNodes ?? [])].map((node) =>
  node.cloneNode(true),
);

/** The office in outline, while its frame is on its way. For whom it is shown says `theme/office/outline.css`. */
export const Outline = ({ shown = false }: { shown?: boolean }) => (
  <div
    className={shown ? 'outline-shown' : undefined}
    ref={(place) => place?.replaceChildren(...drawn.map((node) => node.cloneNode(true)))}
  />
);
