import { longestDedicatedName } from '@kathok/contract';

export interface DedicatedNames {
  /** One name a line, as typed or pasted. */
  deceased: string;
  living: string;
}

interface NameToRead {
  name: string;
  living: boolean;
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** The names in the order in which they were typed, those of the deceased first. */
export const namesOf = ({ deceased, living }: DedicatedNames): NameToRead[] => [
  ...linesOf(deceased).map((name) => ({ name, living: false })),
  ...linesOf(living).map((name) => ({ name, living: true })),
];

export interface CountedNames {
  count: number;
  /** The first name that stands more than once, and how often. */
  twice: { name: string; times: number } | null;
}

/** Spelt alike is written alike: neither capitals nor spaces make another name of it. */
const sameName = (name: string) => name.toLocaleLowerCase();

export function countNames(text: string): CountedNames {
  const lines = linesOf(text);
  const times = new Map<string, number>();
  for (const line of lines) times.set(sameName(line), (times.get(sameName(line)) ?? 0) + 1);
  const name = lines.find((line) => (times.get(sameName(line)) ?? 0) > 1);
  return {
    count: lines.length,
    twice: name === undefined ? null : { name, times: times.get(sameName(name)) ?? 0 },
  };
}

/** The beginning of a name that is longer than any name. */
export const tooLongName = (names: readonly NameToRead[]): string | undefined =>
  names.find(({ name }) => name.length > longestDedicatedName)?.name.slice(0, 30);
