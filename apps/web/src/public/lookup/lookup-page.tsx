import { LookupForm } from './lookup-form.tsx';
import { words } from './words.en.ts';

export default function LookupPage() {
  return (
    <div className="box lookup">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <LookupForm />
    </div>
  );
}
