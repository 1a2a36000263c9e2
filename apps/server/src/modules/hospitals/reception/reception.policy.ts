// What is wrong with the windows of a reception rule, in the words of the caller (product: reception).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import { windowFaults, type ReceptionWindow } from '@yijian/contract/hospitals';
import { fail } from '../../../platform/errors/index.ts';

export function requireWindows(windows: readonly ReceptionWindow[], language: 'zh' | 'en'): void {
  const faults = windowFaults(windows).map(({ index, other }): FieldFault => {
    const field = `body.receptionRule.windows.${index}`;
    if (other === undefined)
      return { field: `${field}.to`, message: language === 'zh' ? '须晚于开始时间' : 'must be after the start' };
    const times = `${other.from}–${other.to}`;
    return { field: `${field}.from`, message: language === 'zh' ? `与 ${times} 重叠` : `overlaps ${times}` };
  });
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: faults.map((one) => one.field).join(', ') }, faults);
}
