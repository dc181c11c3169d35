import { TempleWindow } from '../../ui/pictures/temple-window.tsx';

/** The window of the temple, and the hills behind it. */
export const TempleWall = () => (
  <div className="side-wall">
    <svg className="hills" viewBox="0 0 760 520" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="var(--ridge-far)"
        d="M0 190L96 96L150 140L268 24L352 118L430 60L548 172L640 104L760 196V520H0Z"
      />
      <path fill="var(--ridge-near)" d="M0 330C120 262 210 320 330 280C470 238 560 330 760 268V520H0Z" />
    </svg>
    <TempleWindow />
  </div>
);
