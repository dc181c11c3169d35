import { format } from '../../language/format.ts';
import type { Answers } from '../site/answers.ts';
import { Lamps } from './lamps.tsx';
import { words } from './words.en.ts';

type Campaign = Answers['campaigns'][number];
const giveFor = (purposeId: string) => `/donate?purpose=${purposeId}`;

/** The campaign that ends first, with its lamps; every other purpose in a line. */
export function CampaignPart({ campaigns, purposes }: Pick<Answers, 'campaigns' | 'purposes'>) {
  const [first, ...others] = campaigns.toSorted(
    (one, other) => (one.daysLeft ?? Infinity) - (other.daysLeft ?? Infinity),
  );
  const progress = new Map(others.map((campaign) => [campaign.purposeId, campaign]));
  const unitsOf = new Map(purposes.map(({ id, unitPlural }) => [id, unitPlural]));
  const rest = purposes.filter(({ id }) => id !== first?.purposeId);
  return (
    <section className="part">
      <div className="box campaign">
        {first && <CampaignView campaign={first} units={unitsOf.get(first.purposeId) ?? null} />}
        {rest.length > 0 && (
          <div>
            <h2>{words.purposes}</h2>
            <ul className="purposes">
              {rest.map(({ id, name, description }) => (
                <li key={id}>
                  <a href={giveFor(id)}>{name}</a>
                  <span>{description}</span>
                  {progress.has(id) && <Progress campaign={progress.get(id)!} />}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

function CampaignView({ campaign, units }: { campaign: Campaign; units: string | null }) {
  const { purposeId, name, description, given, targetAmount, currency, donors, endsOn, daysLeft } = campaign;
  return (
    <div>
      <h2>{name}</h2>
      <p className="muted">{description}</p>
      <Lamps id={purposeId.slice(0, 8)} given={given} target={targetAmount} />
      <p className="sum">
        <b className="num">{format.money(given, currency)}</b>
        <span className="muted">
          {words.given(format.money(targetAmount, currency), donors)}
          {endsOn && words.until(format.day(endsOn))}
          {daysLeft !== null && words.daysLeft(daysLeft)}
        </span>
      </p>
      <div className="row">
        <a className="btn accent big" href={giveFor(purposeId)}>
          {units ? words.offer(units) : words.giveForThis}
        </a>
        <a className="btn quiet" href="/support">
          {words.ways}
        </a>
      </div>
    </div>
  );
}

const Progress = ({ campaign: { given, targetAmount, currency } }: { campaign: Campaign }) => (
  <span className="num">
    {format.money(given, currency)}
    <br />
    <span className="muted">{words.goal(format.money(targetAmount, currency))}</span>
  </span>
);
