import type { CertificateKind } from '@kathok/contract';
import { Motif, type MotifName } from '../../../ui/pictures/motif.tsx';
import { words } from '../words.en.ts';

const kinds: [CertificateKind, MotifName][] = [
  ['pit', 'folio'],
  ['member', 'lotus'],
  ['donation', 'lamp'],
];

type KindChoiceProps = { kind: CertificateKind; onChoose: (kind: CertificateKind) => void };

export const KindChoice = ({ kind, onChoose }: KindChoiceProps) => (
  <fieldset>
    <legend className="hidden">{words.labels.kind}</legend>
    <h2>{words.whichKind}</h2>
    <div className="choices">
      {kinds.map(([value, motif]) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name="kind"
            value={value}
            checked={kind === value}
            onChange={() => onChoose(value)}
          />
          <Motif name={motif} />
          <b>{words.kinds[value].title}</b>
          <span>{words.kinds[value].text}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
