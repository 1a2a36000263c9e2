// Words of treatment records (product: treatment records).
import { columnWordsOf, treatmentFields } from '@yijian/contract/dictionaries';
import type { KindWords } from '../kind-words.policy.ts';

export const treatmentKinds: Readonly<Record<string, KindWords>> = {
  treatment_records: {
    name: ['诊疗记录', 'Treatment record'],
    fields: columnWordsOf(treatmentFields),
  },
};
