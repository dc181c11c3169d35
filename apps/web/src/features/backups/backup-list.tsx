import { backups, type ShownBackup } from '@kathok/contract';
import { Badge } from '../../ui/text/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { SaveFileButton } from '../../ui/exports/save-file-button.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { words } from './words.en.ts';

const say = words.list;

/** What lies where, whether it is whole, and a copy to take away. */
export function BackupList({ backups: all }: { backups: readonly ShownBackup[] }) {
  return (
    <Card title={say.title} padded={false}>
      {all.length === 0 ? (
        <p className="card-body muted">{say.none}</p>
      ) : (
        <div className="backup-table">
          <table className="list">
            <thead>
              <tr>
                <th>{say.made}</th>
                <th>{say.inside}</th>
                <th className="end">{say.size}</th>
                <th>{say.check}</th>
                <th className="end">
                  <span className="hidden">{say.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {all.map((backup) => (
                <BackupRow key={backup.id} backup={backup} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function BackupRow({ backup: { id, at, by, size, contents, places } }: { backup: ShownBackup }) {
  const when = momentText(at);
  const missing = places.filter(({ problem }) => problem !== null);
  return (
    <tr>
      <td>
        <b>{when}</b>
        <span className="sub">{by === null ? say.byItself : say.by(by)}</span>
      </td>
      <td>
        {contents && words.state.inside(contents.members, contents.payments, contents.files)}
        {missing.map(({ path, problem }) => (
          <span className="sub" key={path}>
            {say.missing(path, words.short[problem!])}
          </span>
        ))}
      </td>
      <td className="end num">{words.size(size)}</td>
      <td>
        <Badge tone={missing.length > 0 ? 'warning' : 'success'} icon={missing.length > 0 ? 'half' : 'tick'}>
          {missing.length > 0 ? say.part : say.whole}
        </Badge>
      </td>
      <td className="end">
        <SaveFileButton
          tone="quiet"
          path={backups.file.path.replace(':id', id)}
          fileName={`kathok-${at.slice(0, 16).replaceAll(/[T:]/g, '-')}.backup`}
          label={say.downloadOf(when)}
        >
          {say.download}
        </SaveFileButton>
      </td>
    </tr>
  );
}
