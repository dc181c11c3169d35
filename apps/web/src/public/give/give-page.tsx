import { Motif } from '../../ui/pictures/motif.tsx';
import { LookupForm } from '../lookup/lookup-form.tsx';
import { FindPayment } from '../pay/find/find-payment.tsx';
import { useAddress } from '../site/address.ts';
import type { Answers, AnswersFor } from '../site/answers.ts';
import { Note } from '../../ui/text/note.tsx';
import { words } from './words.en.ts';

/** Who gives: somebody new, or a member, whose donation then stands with the membership. */
export default function GivePage({ answers }: { answers: AnswersFor<never> }) {
  const { search } = useAddress();
  return (
    <div className="box">
      <div className="give-head">
        <h1>{words.title}</h1>
      </div>
      <AtTheDesk centre={answers.centre} />
      <div className="choose">
        <section className="card padded">
          <span className="disc">
            <Motif name="lamp" />
          </span>
          <h2>{words.guest}</h2>
          <p className="muted">{words.guestText}</p>
          <a className="btn primary big" href={`/non-member/donate${search}`}>
            {words.guestButton}
          </a>
          <p className="hint">
            {words.waysText} <a href="/support">{words.ways}</a>
          </p>
        </section>
        <section className="card padded">
          <span className="disc">
            <Motif name="lotus" />
          </span>
          <h2>{words.member}</h2>
          <p className="muted">{words.memberText}</p>
          <LookupForm purpose="donate" />
        </section>
      </div>
      <FindPayment />
    </div>
  );
}

/** This note is shown while there is neither an account nor a bank to send money to. */
function AtTheDesk({ centre }: Pick<Answers, 'centre'>) {
  if (centre.takesPayments) return null;
  return (
    <Note tone="plain" icon="pin" title={words.atTheDesk}>
      <p>{words.atTheDeskText}</p>
      <p>{centre.address}</p>
    </Note>
  );
}
