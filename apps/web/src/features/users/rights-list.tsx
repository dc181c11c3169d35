import { Icon } from '../../ui/pictures/icon.tsx';

export const RightsList = ({ rights }: { rights: readonly string[] }) => (
  <ul className="rights-list">
    {rights.map((right) => (
      <li key={right}>
        <Icon name="tick" />
        {right}
      </li>
    ))}
  </ul>
);
