import { uploadLimits } from '@kathok/contract';
import { Card } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/forms/fields/file-drop.tsx';
import { sheetTypes } from './sheet-types.ts';
import { words } from '../words.en.ts';

type FileStepProps = {
  /** What a row of the sheet is. */
  text: string;
  pending: boolean;
  onFile: (file: File) => void;
};

export const FileStep = ({ text, pending, onFile }: FileStepProps) => (
  <Card title={words.file.title}>
    <p className="muted">{text}</p>
    <FileDrop
      label={words.file.label}
      name="file"
      hint={words.file.hint}
      accept={sheetTypes}
      maxBytes={uploadLimits.importSheet}
      pending={pending}
      onFile={onFile}
    />
  </Card>
);
