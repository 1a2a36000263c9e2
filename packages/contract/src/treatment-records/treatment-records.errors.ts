// What can go wrong with treatment records and portraits.
import { defineErrors } from '../core/index.ts';

export const treatmentRecordErrors = defineErrors('treatment-records', {
  masked: {
    status: 403,
    zh: '您看到的是脱敏记录，不能按患者编码查询；请改用年龄段、医院或月份',
    en: 'You see these records masked, so they cannot be searched by patient; use age band, hospital or month',
  },
  notShown: {
    status: 404,
    zh: '没有这个画像，或人数不足 10 人而不显示',
    en: 'There is no such portrait, or it has fewer than 10 patients and is not shown',
  },
  samePersona: {
    status: 400,
    zh: '同一个画像选了两次，请选择不同的画像',
    en: 'A portrait is named twice; choose different ones',
  },
});
