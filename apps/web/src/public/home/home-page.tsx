import { nameHere } from '../../lib/centre.ts';
import type { AnswersFor } from '../site/answers.ts';
import { FindPayment } from '../pay/find/find-payment.tsx';
import { CampaignPart } from './campaign-part.tsx';
import { WhatYouCanDo } from './what-you-can-do.tsx';
import { words } from './words.en.ts';
import { TempleWindow } from '../../ui/pictures/temple-window.tsx';

/** What the centre is, on the wall, with the window at the end. */
const Hero = ({ centreName }: { centreName: string }) => (
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

type HomeAnswers = AnswersFor<'campaigns' | 'purposes' | 'leastFee'>;

export default function HomePage({ answers }: { answers: HomeAnswers }) {
  return (
    <>
      <Hero centreName={nameHere(answers.centre)} />
      <WhatYouCanDo leastFee={answers.leastFee} centre={answers.centre} />
      <CampaignPart campaigns={answers.campaigns} purposes={answers.purposes} />
      <section className="part">
        <div className="box">
          <h2>{words.next}</h2>
          <ol className="next">
            {[
              [words.payTitle, answers.centre.takesCards ? words.payWithCard : words.pay] as const,
              ...words.steps,
            ].map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="paper-links">
            {words.papers}{' '}
            {words.paperLinks.map(([to, label]) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </p>
          <FindPayment />
        </div>
      </section>
    </>
  );
}
