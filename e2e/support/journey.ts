import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The addresses of the products, one for each journey that runs at the same time, the data folder they were copied
     * from, and the address of the browser's own control.
     */
    journey: { products: string[]; sampleCentre: string; browser: string };
  }
}

/** The address of the product that is this journey's own as long as it lasts. */
export function productUrl(): string {
  const { products } = inject('journey');
  const place = Number(process.env['VITEST_POOL_ID']) - 1;
  const url = products[place];
  if (!url) throw new Error(`There is no product for journey ${place + 1} of ${products.length}.`);
  return url;
}

export const sampleCentre = (): string => inject('journey').sampleCentre;

export const browserEndpoint = (): string => inject('journey').browser;
