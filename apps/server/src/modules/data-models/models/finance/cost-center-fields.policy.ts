// Fields of an uploaded cost center: those of its form, under its rules (product: CC list).
import { costCenterFields as fields } from '@yijian/contract/dictionaries';
import { uploaded, type FieldRule } from '../field-rule.policy.ts';
import { codeField, firstDay, lastDay, nameFields, openField } from './finance-cells.policy.ts';

export const costCenterFields: readonly FieldRule[] = [
  {
    ...codeField,
    aliases: ['成本中心', '成本中心代码', '成本中心编码', 'cost center', 'cost centre'],
    example: 'CC-1010',
  },
  ...nameFields,
  uploaded('company', fields.company, {
    maxLength: 80,
    aliases: ['公司', 'company code'],
    example: '1000',
  }),
  uploaded('owner', fields.owner, {
    maxLength: 60,
    aliases: ['负责人登录名', '责任人', 'owner login', 'responsible'],
    example: 'qian.hui',
  }),
  firstDay,
  lastDay,
  openField,
];
