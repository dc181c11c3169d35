import { settings } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { QrCode } from '../../ui/qr/qr-code.tsx';
import { CopyButton } from '../../ui/text/copy-button.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { words } from './words.en.ts';
import './invitations.css';

type InvitationDialogProps = {
  /** Whom it is for. */
  name: string;
  link: string;
  expiresAt: string | null;
  /** With what they log in later, in words. */
  logsInWith: string;
  onClose: () => void;
};

/** An invitation that nothing sends: a slip of paper with a QR code, or a link to be copied. It is kept nowhere. */
export function InvitationDialog({ name, link, expiresAt, logsInWith, onClose }: InvitationDialogProps) {
  const centre = useQuery(query(settings.getPublic, {})).data?.centreName;
  const { host, pathname, hash } = new URL(link);
  return (
    <Dialog open title={words.title(name)} onClose={onClose}>
      <p className="no-print">{words.lead}</p>
      <section className="invitation-slip" aria-label={words.slipTitle}>
        <header>
          <small>{centre}</small>
          <h3>{words.slipTitle}</h3>
          <p>{words.person(name)}</p>
        </header>
        <QrCode text={link} label={words.qr} />
        <ol>
          <li>
            {words.steps.scan} {words.steps.type(host + pathname)}
            <code>{hash.slice(1)}</code>
          </li>
          <li>{words.steps.choose}</li>
        </ol>
        <p>{words.later(logsInWith)}</p>
        {expiresAt && <small>{words.until(momentText(expiresAt))}</small>}
      </section>
      <div className="dialog-actions">
        <CopyButton text={link} label={words.link} />
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button tone="primary" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
}
