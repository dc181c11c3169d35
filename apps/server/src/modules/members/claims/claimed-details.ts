import { type ClaimedField, claimedFields } from '@kathok/contract';

type Values = Record<string, unknown>;
export type Details = Partial<Record<ClaimedField | 'identityType', string>>;

/** What was said about a person that is not what is on file. What was left out says nothing. */
export function claimedDetails(onFile: Values, said: Values): Details {
  const differing = ([...claimedFields, 'identityType'] as const).filter(
    (field) => said[field] !== undefined && said[field] !== null && said[field] !== onFile[field],
  );
  return Object.fromEntries(differing.map((field) => [field, String(said[field])]));
}

/** The columns that a decision writes. A number and what kind of number it is go together. */
export function acceptedValues(details: Details, accepted: readonly ClaimedField[]): Details {
  const columns = accepted.flatMap((field): (ClaimedField | 'identityType')[] =>
    field === 'identityNumber' ? [field, 'identityType'] : [field],
  );
  return Object.fromEntries(columns.flatMap((field) => (details[field] ? [[field, details[field]]] : [])));
}
