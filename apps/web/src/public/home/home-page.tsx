import type { AnswersFor } from '../site/answers.ts';
import { FindPayment } from '../pay/find/find-payment.tsx';
import { CampaignPart } from './campaign-part.tsx';
import { WhatYouCanDo } from './what-you-can-do.tsx';
import { Hero } from './hero.tsx';
import { words } from './words.en.ts';

type HomeAnswers = AnswersFor<'campaigns' | 'purposes' | 'leastFee'>;

export default function HomePage({ answers }: { answers: HomeAnswers }) {
  return (
    <>
      <Hero centreName={answers.centre.name} />
      <WhatYouCanDo leastFee={answers.leastFee} centre={answers.centre} />
      <CampaignPart campaigns={answers.campaigns} purposes={answers.purposes} />
      <section className="part">
        <div className="box">
          <h2>{words.next}</h2>
          <ol className="next">
            {words.steps(answers.centre.takesCards).map(([title, text]) => (
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
