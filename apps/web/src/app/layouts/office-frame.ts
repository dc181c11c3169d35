import type { NavSection } from '../navigation.ts';

/** What both frames of the office get. */
export type OfficeFrame = {
  sections: readonly NavSection[];
  /** Members see their own pages in the dress of the public ones. */
  forStaff: boolean;
  /** Absent where there is nothing to find yet. */
  onFind: (() => void) | undefined;
  onHelp: () => void;
  onAppearance: () => void;
};
