import { TempleWindow } from '../../ui/pictures/temple-window.tsx';
import { words } from './words.en.ts';

/** What the centre is, on the wall, with the window at the end. */
export const Hero = ({ centreName }: { centreName: string }) => (
  <section className="hero">
    <div className="box">
      <div className="words">
        <p className="motto" lang="dz">
          {words.motto}
        </p>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead(centreName)}</p>
        <div className="row">
          <a className="btn primary big" href="/donate">
            {words.give}
          </a>
          <a className="btn line big" href="/renew">
            {words.renew}
          </a>
        </div>
      </div>
      <TempleWindow />
    </div>
  </section>
);
