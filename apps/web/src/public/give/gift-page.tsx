import type { AnswersFor } from '../site/answers.ts';
import { GiftForm } from './gift-form.tsx';

/** The gift of a guest. */
export default function GiftPage({ answers: { purposes } }: { answers: AnswersFor<'purposes'> }) {
  return (
    <div className="box">
      <GiftForm purposes={purposes} />
    </div>
  );
}
