import type { Day, donations, ResponseOf } from '@kathok/contract';

type Dedication = ResponseOf<typeof donations.dedications>[number];

export interface NameToRead {
  name: string;
  /** How often it was given for this offering: it stands once, with how often it is read. */
  count: number;
  /** The payment is still being checked; the name is read all the same. */
  isUnchecked: boolean;
  isSimulated: boolean;
}

export interface OfferingToRead {
  offering: string;
  names: NameToRead[];
}

export interface DayToRead {
  readOn: Day | null;
  living: OfferingToRead[];
  deceased: OfferingToRead[];
}

const sameWords = (text: string) => text.trim().toLocaleLowerCase();

/**
 * What is read aloud, day by day: the living and the deceased apart, each offering once with all its names, in the order
 * in which they came.
 */
export function namesToRead(dedications: readonly Dedication[]): DayToRead[] {
  const days = [...new Set(dedications.map(({ readOn }) => readOn))];
  return days.map((readOn) => {
    const ofDay = dedications.filter((one) => one.readOn === readOn);
    return { readOn, living: offeringsOf(ofDay, true), deceased: offeringsOf(ofDay, false) };
  });
}

function offeringsOf(dedications: readonly Dedication[], isLiving: boolean): OfferingToRead[] {
  const groups = new Map<string, OfferingToRead>();
  for (const { offering, names, paymentStatus, isSimulated } of dedications) {
    for (const { name, living } of names) {
      if (living !== isLiving) continue;
      const key = sameWords(offering);
      const group = groups.get(key) ?? { offering: offering.trim(), names: [] };
      groups.set(key, group);
      addName(group.names, {
        name: name.trim(),
        count: 1,
        isUnchecked: paymentStatus !== 'paid',
        isSimulated,
      });
    }
  }
  return [...groups.values()];
}

function addName(names: NameToRead[], added: NameToRead): void {
  const known = names.find(
    ({ name, isSimulated }) => sameWords(name) === sameWords(added.name) && isSimulated === added.isSimulated,
  );
  if (!known) {
    names.push(added);
    return;
  }
  known.count += 1;
  // One payment that has come is enough for the name.
  known.isUnchecked &&= added.isUnchecked;
}
