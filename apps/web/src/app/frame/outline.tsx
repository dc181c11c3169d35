/** As `index.html` brings it along; read before React takes the page over. */
const drawn = globalThis.document?.getElementById('root')?.innerHTML ?? '';

/** The office in outline, while its frame is on its way. For whom it is shown says `theme/outline.css`. */
export const Outline = ({ shown = false }: { shown?: boolean }) => (
  <div className={shown ? 'outline-shown' : undefined} dangerouslySetInnerHTML={{ __html: drawn }} />
);
