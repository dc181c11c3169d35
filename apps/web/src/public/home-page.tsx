import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TempleWindow } from '../ui/temple-window.tsx';
import { words } from './words.en.ts';

export default function HomePage() {
  const { user } = useSession();
  return (
    <>
      <section className="hero">
        <div className="box">
          <div className="words">
            <p className="motto" lang="dz">
              {words.motto}
            </p>
            <h1 tabIndex={-1}>{words.heading}</h1>
            <p className="lead">{words.lead}</p>
            <div className="row">
              {user ? (
                <ButtonLink tone="primary" big to="/">
                  {words.open}
                </ButtonLink>
              ) : (
                <ButtonLink tone="primary" big to="/login">
                  {words.login}
                </ButtonLink>
              )}
            </div>
          </div>
          <TempleWindow />
        </div>
      </section>
      <div className="band plinth" />
    </>
  );
}
