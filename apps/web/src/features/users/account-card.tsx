import { phoneText, type User } from '@kathok/contract';
import { Card } from '../../ui/card.tsx';
import { Moment } from '../../ui/text/moment.tsx';
import { words } from './words.en.ts';

const Nothing = ({ word }: { word: string }) => <span className="muted">{word}</span>;

export const AccountCard = ({ user }: { user: User }) => (
  <Card title={words.view.account}>
    <dl className="facts">
      <dt>{words.labels.email}</dt>
      <dd>
        {user.email ? <a href={`mailto:${user.email}`}>{user.email}</a> : <Nothing word={words.none} />}
      </dd>
      <dt>{words.labels.phone}</dt>
      <dd className="num">
        {user.phone ? (
          <a className="ltr" href={`tel:${user.phone}`}>
            {phoneText(user.phone)}
          </a>
        ) : (
          <Nothing word={words.none} />
        )}
      </dd>
      <dt>{words.labels.roleId}</dt>
      <dd>{user.role}</dd>
      <dt>{words.list.type}</dt>
      <dd>{words.roleTypes[user.roleType]}</dd>
      {user.memberId && (
        <>
          <dt>{words.view.member}</dt>
          <dd>{words.view.memberLinked}</dd>
        </>
      )}
      <dt>{words.view.secondStep}</dt>
      <dd>{user.hasSecondFactor ? words.view.secondStepOn : <Nothing word={words.none} />}</dd>
      <dt>{words.view.lastLogin}</dt>
      <dd>{user.lastLoginAt ? <Moment at={user.lastLoginAt} /> : <Nothing word={words.never} />}</dd>
      <dt>{words.view.since}</dt>
      <dd>
        <Moment at={user.createdAt} />
      </dd>
    </dl>
  </Card>
);
