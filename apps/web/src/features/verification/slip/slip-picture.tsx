import { useEffect, useRef, useState } from 'react';
import { Note } from '../../../ui/text/note.tsx';
import { words } from '../words.en.ts';

/** Drawn, because a picture that is turned takes another room, which a style alone does not give it. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number): void {
  const lies = turns % 2 === 1;
  canvas.width = lies ? picture.height : picture.width;
  canvas.height = lies ? picture.width : picture.height;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turns * Math.PI) / 2);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

type SlipPictureProps = {
  blob: Blob;
  label: string;
  zoom: number;
  /** Quarter turns. */
  turns: number;
};

export function SlipPicture({ blob, label, zoom, turns }: SlipPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | 'broken' | null>(null);
  useEffect(() => {
    let wanted = true;
    createImageBitmap(blob).then(
      (bitmap) => (wanted ? setPicture(bitmap) : bitmap.close()),
      () => wanted && setPicture('broken'),
    );
    return () => {
      wanted = false;
    };
  }, [blob]);
  useEffect(() => {
    if (canvas.current && picture && picture !== 'broken') draw(canvas.current, picture, turns);
  }, [picture, turns]);

  if (picture === 'broken')
    return (
      <Note tone="warning" title={words.slip.broken}>
        {words.slip.brokenText}
      </Note>
    );
  const size = `${zoom * 100}%`;
  return (
    <canvas ref={canvas} data-shown={picture !== null} style={{ inlineSize: size, blockSize: size }}>
      {label}
    </canvas>
  );
}
