import { useState } from 'react';
import { useOfficeMenu } from '../use-menu.ts';
import { Finder } from './finder.tsx';

/** Ctrl-K on pages without the frame of the office, such as those of papers. */
export default function StaffFinder() {
  const sections = useOfficeMenu();
  const [open, setOpen] = useState(false);
  return (
    <Finder sections={sections} open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
  );
}
