import { onTestFinished } from 'vitest';
import { sampleCentre } from './journey.ts';
import { type Product, startProduct } from './product.ts';

const atOnce = 20;

/** A product of the journey's own that takes the word of a proxy for where a call comes from. */
export async function startCrowdedProduct(): Promise<Product> {
  const product = await startProduct(sampleCentre(), { TRUST_PROXY: '127.0.0.1', REQUESTS_PER_MINUTE: '0' });
  onTestFinished(() => product.stop());
  return product;
}

/** Makes so many calls, so many of them from each address, and answers the status of the last one. */
export async function callFromManyAddresses(
  url: string,
  body: object,
  { times, fromEach }: { times: number; fromEach: number },
): Promise<number> {
  const call = async (at: number) => {
    const address = `10.20.${Math.floor(at / fromEach)}.1`;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  for (let start = 0; start < times - 1; start += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, times - 1 - start) }, (_, place) => call(start + place)),
    );
  return call(times - 1);
}
