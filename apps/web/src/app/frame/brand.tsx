import { useCentre } from '../../lib/centre.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/text/link.tsx';
import { Motif } from '../../ui/pictures/motif.tsx';
import { homeOf } from '../navigation.ts';
import { words } from '../words.en.ts';

/** The name with the lotus; it leads to one's start page. */
export function Brand({ office = false }: { office?: boolean }) {
  const { user } = useSession();
  const { name, nameDzongkha } = useCentre();
  return (
    <Link className="brand" to={office ? homeOf(user) : '/home'}>
      <span className="disc">
        <Motif name="lotus" />
      </span>
      <span>
        <b>{words.site}</b>
        {!office && <span lang="dz">{nameDzongkha ?? words.siteDzongkha}</span>}
        <small>{name}</small>
      </span>
    </Link>
  );
}
