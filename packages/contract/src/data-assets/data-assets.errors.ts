// What can go wrong with data assets.
import { defineErrors } from '../core/index.ts';

export const dataAssetErrors = defineErrors('data-assets', {
  ruleNotFound: { status: 404, zh: '该数据资产没有这条质量规则', en: 'The data asset has no such quality rule' },
  recordsHidden: {
    status: 403,
    zh: '您看不到这条规则背后的记录：需要能查看全企业的该类记录及其字段',
    en: 'You may not see the records behind this rule: that needs the right to see all records of the kind and the field it checks',
  },
  ownerUnfit: {
    status: 400,
    zh: '负责人必须是能查看数据资产的在用账号，请另选一位',
    en: 'The owner must be a user in service who may see data assets; choose another one',
  },
  changedMeanwhile: {
    status: 409,
    zh: '刚被他人修改过（现为第 {version} 版），请刷新后再改',
    en: 'It was changed a moment ago (now version {version}); refresh and try again',
  },
  incidentNotFound: { status: 404, zh: '数据问题不存在', en: 'The incident does not exist' },
  openAlready: {
    status: 409,
    zh: '同一规则已有未解决的数据问题，请在那一条上处理',
    en: 'There is an open incident of the same rule; work on that one',
  },
  wrongState: {
    status: 409,
    zh: '数据问题处于「{state}」，不能{act}',
    en: 'The incident is {state}; it cannot be changed this way: {act}',
  },
});
