import { type CallOf, countries, type members, membershipTypes, paymentFrequencies } from '@kathok/contract';
import type { TestApp } from './start-test-app.ts';

type Body = CallOf<typeof members.create>['body'];

export interface ShippedIds {
  bhutan: string;
  general: string;
  life: string;
  halfYearly: string;
  yearly: string;
  lifetime: string;
}

function named<Row extends { id: string; name: string }>(rows: Row[], name: string): string {
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`${name} is not shipped.`);
  return row.id;
}

/** Ids of what is shipped and most tests need. */
export async function shippedIds(app: Pick<TestApp, 'call'>): Promise<ShippedIds> {
  const types = await app.call(membershipTypes.all, {});
  const frequencies = await app.call(paymentFrequencies.all, {});
  return {
    bhutan: named(await app.call(countries.all, {}), 'Bhutan'),
    general: named(types, 'General'),
    life: named(types, 'Life'),
    halfYearly: named(frequencies, 'Half-yearly'),
    yearly: named(frequencies, 'Yearly'),
    lifetime: named(frequencies, 'Lifetime'),
  };
}

let count = 0;

/** Somebody whom nobody has entered yet: a general member who pays once a year. */
export function sampleMember(ids: ShippedIds, values: Partial<Body> = {}): Body {
  count += 1;
  const number = String(count).padStart(6, '0');
  return {
    name: `Sample Person ${number}`,
    gender: 'female',
    dateOfBirth: '1980-03-15',
    identityType: 'cid',
    identityNumber: `11410${number}`,
    phone: `17${number}`,
    countryId: ids.bhutan,
    membershipTypeId: ids.general,
    paymentFrequencyId: ids.yearly,
    ...values,
  };
}
