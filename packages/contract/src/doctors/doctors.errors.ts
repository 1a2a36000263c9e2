// What can go wrong with doctors.
import { defineErrors } from '../core/index.ts';

export const doctorErrors = defineErrors('doctors', {
  notFound: {
    status: 404,
    zh: '医生不存在，或不在您的查看范围内',
    en: 'The doctor does not exist or is outside your range',
  },
  listMismatch: {
    status: 400,
    zh: '{field} 与列表类型 {type} 不一致',
    en: '{field} does not agree with the list {type}',
  },
  focusTooMany: {
    status: 409,
    zh: '一次最多关注 {limit} 位医生，请缩小筛选范围',
    en: 'At most {limit} doctors can be followed at once; narrow the filters',
  },
});
