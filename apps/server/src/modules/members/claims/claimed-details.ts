import { type ClaimedField, claimedFields } from '@kathok/contract';

type Values = Record<string, unknown>;
export type Details = Partial<Record<ClaimedField | 'identityType', string>>;

/**
 * What was said about a person that is not what is on file. What was left out says nothing, and neither does another
 * kind of the same number: staff decide about a number together with its kind.
 */
export function claimedDetails(onFile: Values, said: Values): Details {
  const isSaid = (field: ClaimedField | 'identityType') =>
    said[field] !== undefined && said[field] !== null && said[field] !== onFile[field];
  const differing: (ClaimedField | 'identityType')[] = claimedFields.filter(isSaid);
  if (isSaid('identityNumber') && isSaid('identityType')) differing.push('identityType');
  return Object.fromEntries(differing.map((field) => [field, String(said[field])]));
}

/** The columns that a decision writes. A number and what kind of number it is go together. */
export function acceptedValues(details: Details, accepted: readonly ClaimedField[]): Details {
  const columns = accepted.flatMap((field): (ClaimedField | 'identityType')[] =>
    field === 'identityNumber' ? [field, 'identityType'] : [field],
  );
  return Object.fromEntries(columns.flatMap((field) => (details[field] ? [[field, details[field]]] : [])));
}
