import { readFileSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';
import { inject } from 'vitest';
import type { SampleCentre } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The addresses of the products and where they write their log, one for each journey that runs at the same time, what
     * they were copied from, and how to launch the browser.
     */
    journey: {
      products: { url: string; logFile: string }[];
      sampleCentre: SampleCentre;
      browser: LaunchOptions;
    };
  }
}

/** The product that is this journey's own as long as it lasts. */
function product() {
  const { products } = inject('journey');
  const place = Number(process.env['VITEST_POOL_ID']) - 1;
  const own = products[place];
  if (!own) throw new Error(`There is no product for journey ${place + 1} of ${products.length}.`);
  return own;
}

export const productUrl = (): string => product().url;

/** All that the product has written to its log so far. */
export const productLog = (): string => readFileSync(product().logFile, 'utf8');

export const sampleCentre = (): SampleCentre => inject('journey').sampleCentre;

export const howToLaunch = (): LaunchOptions => inject('journey').browser;
