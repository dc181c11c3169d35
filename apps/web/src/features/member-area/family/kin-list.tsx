import type { FamilyLink, KeptMember, Standing } from '@kathok/contract';
import { useId } from 'react';
import { format } from '../../../language/format.ts';
import { Card } from '../../../ui/card.tsx';
import type { IconName } from '../../../ui/pictures/icon.tsx';
import { Portrait } from '../../../ui/pictures/portrait.tsx';
import { Badge, type BadgeTone } from '../../../ui/text/badge.tsx';
import { EndLink } from './end-link.tsx';
import type { Kin } from './kin.ts';
import { words } from './words.en.ts';

type KinListProps = {
  kin: readonly Kin[];
  /** Who was asked, and has not answered or said no. */
  asked: readonly FamilyLink[];
  ticked: ReadonlySet<string>;
  onTick: (id: string, isOn: boolean) => void;
  onTickAll: (isOn: boolean) => void;
};

/** The people, oneself first, each with standing and what is due. */
export function KinList({ kin, asked, ticked, onTick, onTickAll }: KinListProps) {
  const due = kin.filter(({ payable }) => payable.kind === 'pay');
  return (
    <Card
      title={words.whom}
      padded={false}
      actions={
        due.length > 1 && (
          <label className="all-due">
            <input
              type="checkbox"
              checked={ticked.size === due.length}
              onChange={({ target }) => onTickAll(target.checked)}
            />
            {words.allDue}
          </label>
        )
      }
    >
      <ul className="kin">
        {kin.map((one) => (
          <KinRow key={one.member.id} kin={one} isOn={ticked.has(one.member.id)} onTick={onTick} />
        ))}
        {asked.map((link) => (
          <AskedRow key={link.id} link={link} />
        ))}
      </ul>
    </Card>
  );
}

type KinRowProps = { kin: Kin; isOn: boolean; onTick: KinListProps['onTick'] };

function KinRow({ kin: { member, link, payable }, isOn, onTick }: KinRowProps) {
  const id = useId();
  const isPayable = payable.kind === 'pay';
  return (
    <li className={isOn ? 'on' : undefined}>
      <div className="line">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          disabled={!isPayable}
          onChange={({ target }) => onTick(member.id, target.checked)}
        />
        <Portrait name={member.name} photo={null} />
        <label className="who-is" htmlFor={id}>
          <b>{member.name}</b>
          <small>
            {link ? words.relations[link.relation] : words.you} · {member.membershipCode}
          </small>
        </label>
        <StandingOf member={member} isChecked={payable.kind === 'checking'} />
        <span className="due">
          {isPayable ? (
            <>
              <b className="num">{format.money(payable.amount, payable.currency)}</b>
              <small>
                {words.to(member.membershipType, payable.periodTo && format.day(payable.periodTo))}
              </small>
            </>
          ) : (
            <small>
              {payable.kind === 'life' ? words.neverDue : payable.kind === 'nothing' && words.nothingDue}
            </small>
          )}
          {link && <EndLink link={link} label={words.end} />}
        </span>
      </div>
    </li>
  );
}

const looks: Record<Standing, [BadgeTone, IconName]> = {
  lifetime: ['life', 'lotus'],
  current: ['success', 'tick'],
  grace: ['warning', 'clock'],
  applied: ['info', 'ring'],
  lapsed: ['danger', 'minus'],
  suspended: ['danger', 'slash'],
  resigned: ['neutral', 'minus'],
  declined: ['neutral', 'minus'],
  deceased: ['hollow', 'lotus'],
};

function StandingOf({ member, isChecked }: { member: KeptMember; isChecked: boolean }) {
  const [tone, icon] = isChecked ? (['warning', 'clock'] as const) : looks[member.standing];
  const day = member.paidUntil && format.day(member.paidUntil);
  return (
    <span className="stand">
      <Badge tone={tone} icon={icon}>
        {isChecked ? words.checking : words.standings[member.standing]}
      </Badge>
      {day && <small>{member.standing === 'lapsed' ? words.since(day) : words.until(day)}</small>}
    </span>
  );
}

const AskedRow = ({ link }: { link: FamilyLink }) => (
  <li className="asked">
    <div className="line">
      <span className="arch" aria-hidden="true">
        ?
      </span>
      <span className="who-is">
        <b>{link.membershipCode}</b>
        <small>{words.asked(words.relations[link.relation], format.day(link.askedAt.slice(0, 10)))}</small>
      </span>
      <span className="stand">
        <Badge tone="hollow" icon="ring">
          {link.state === 'declined' ? words.declined : words.notAnswered}
        </Badge>
      </span>
      <span className="due">{link.state === 'asked' && <EndLink link={link} label={words.takeBack} />}</span>
    </div>
  </li>
);
