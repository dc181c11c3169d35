import { type Day, dayOf } from '@kathok/contract';

/** The day it is in Bhutan, whatever the clock of this device shows. */
export const today = (): Day => dayOf(new Date());
