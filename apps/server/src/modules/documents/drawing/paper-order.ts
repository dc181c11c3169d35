/** What the process that draws is asked for, and what it answers. */
export interface PaperOrder {
  /** A file of `assets/papers`: `v1/paper.typ`. */
  template: string;
  /** All that is drawn, as JSON. It is data and nothing else: no text in it is read as markup. */
  data: string;
  pictures: { name: string; bytes: Uint8Array }[];
  /** The day of the paper, as the PDF's own date: a clock would make other bytes of it each time. */
  dated: Date;
  /** A picture of lines and surfaces instead of a PDF, to be made one of pixels. */
  asSvg?: boolean;
}

export interface DrawnPaper {
  /** The PDF, or the SVG that was asked for. */
  bytes: Uint8Array;
  pages: number;
}
export type FromPaperWorker = DrawnPaper | { failed: string };

export const paperLimits = {
  heapMegabytes: 256,
  /** A certificate of 300 lines takes about 50 ms. */
  timeMs: 30_000,
  /** Idle for so long, the process ends and gives its memory back. */
  idleMs: 60_000,
  /** A third of the processor where somebody else wants it too (sched(7)). */
  niceness: 5,
};
