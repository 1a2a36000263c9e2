// Input that is refused names its fields.
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import { fail } from '../../platform/errors/index.ts';

export const faultOf = (language: 'zh' | 'en', field: string, zh: string, en: string): FieldFault => ({
  field,
  message: language === 'zh' ? zh : en,
});

export function refuseFaults(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: faults.map((one) => one.field).join(', ') }, faults);
}
