import type { Translation } from '../../language/language.ts';
import type { words as english } from './words.en.ts';

/** A draft: no reader of Dzongkha has approved it yet. What is left out is shown in English. */
export const words: Translation<typeof english> = {
  statuses: {
    unpaid: 'མ་སྤྲོད།',
    processing: 'དངུལ་ཁང་ནང་།',
    pending: 'ཞིབ་དཔྱད་བསྒུག་དོ།',
    paid: 'སྤྲོད་ཚར།',
    rejected: 'འཛིན་ཤོག་ངོས་ལེན་མ་འབད།',
    failed: 'ཀཱརཌ་མ་བཏུབ།',
    cancelled: 'ཆ་མེད་བཏང་ཡོད།',
    reversed: 'ཕྱིར་ལོག',
  },
  methods: {
    cash: 'དངུལ་རྐྱང་།',
    cheque: 'ཅེཀ།',
    bank_deposit: 'དངུལ་ཁང་ནང་བཙུགས།',
    mobile_transfer: 'འགྲུལ་འཕྲིན་ཐོག་ལས།',
    card: 'ཀཱརཌ།',
  },
};
