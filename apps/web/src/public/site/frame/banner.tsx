import { HillScene } from '../../../ui/pictures/hill-scene.tsx';
import { Motif } from '../../../ui/pictures/motif.tsx';
import { words } from '../words.en.ts';

/** The roof, the hills, and the name with the lotus. */
export const Banner = ({ nameDzongkha }: { nameDzongkha: string | null }) => (
  <div className="banner">
    <div className="cornice" />
    <HillScene />
    <div className="box">
      <a className="brand" href="/home">
        <span className="disc">
          <Motif name="lotus" />
        </span>
        <span>
          <b>{words.site}</b>
          <span lang="dz">{nameDzongkha ?? words.siteDzongkha}</span>
        </span>
      </a>
    </div>
  </div>
);
