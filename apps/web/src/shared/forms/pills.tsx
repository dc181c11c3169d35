type PillsProps = {
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

/** A choice among a few short words. The list of errors leads to the first pill. */
export const Pills = ({ name, options, chosen, onChoose }: PillsProps) => (
  <div className="pills">
    {options.map(({ value, label }, index) => (
      <label className="pill" key={value}>
        <input
          type="radio"
          name={name}
          id={index === 0 ? name : undefined}
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
        {label}
      </label>
    ))}
  </div>
);
