import { useFile } from '../../lib/use-file.ts';
import { BlobImage } from './blob-image.tsx';
import { classNames } from '../class-names.ts';
import '../../theme/portrait.css';

type PortraitProps = {
  name: string;
  /** Where the picture can be fetched; initials stand in for it. */
  photo: string | null;
  size?: 'small' | 'medium';
};

/** A person in the arch of a window. Their name stands beside it, so it is not read out. */
export function Portrait({ name, photo, size = 'small' }: PortraitProps) {
  const picture = useFile(photo);
  return (
    <span className={classNames('arch portrait', size)} aria-hidden="true">
      {picture ? <BlobImage blob={picture} alt="" /> : initials(name)}
    </span>
  );
}

/** `KC` for Karma Choden; the first and the last name stand for the rest. */
export function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  const first = [...(names[0] ?? '')][0] ?? '';
  const last = names.length > 1 ? ([...(names.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
