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
    en: 'At most {limit, doctor|doctors} can be followed at once; narrow the filters',
  },
  tagRuleNotFound: { status: 404, zh: '标签规则不存在', en: 'There is no such rule of a tag' },
  sameThere: {
    status: 409,
    zh: '该医院的这个科室已有同名医生；若是另一人，请填写同名区分',
    en: 'This department of the hospital has a doctor of this name already; if this is another person, say what tells them apart',
  },
  likelyThere: {
    status: 409,
    zh: '有 {count} 位医生与之相似，请选用已有医生，或说明新建理由',
    en: '{count, doctor looks|doctors look} alike; use one of them, or say why another is created',
  },
  archivedAlready: { status: 409, zh: '该医生已归档', en: 'The doctor is archived already' },
  notArchived: { status: 409, zh: '该医生没有归档', en: 'The doctor is not archived' },
});
