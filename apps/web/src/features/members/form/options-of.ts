type Named = { id: string; name: string };

/** What is offered, and what this record has although it is no longer offered. */
export function optionsOf(
  items: readonly Named[] | undefined,
  own?: { id: string | null; name: string | null },
) {
  const options = items?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  if (!own?.id || !own.name || options.some(({ value }) => value === own.id)) return options;
  return [...options, { value: own.id, label: own.name }];
}
