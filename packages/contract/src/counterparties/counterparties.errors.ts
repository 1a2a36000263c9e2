// What can go wrong with institutions and suppliers.
import { attachedFileErrors, defineErrors } from '../core/index.ts';

export const counterpartyErrors = defineErrors('counterparties', {
  fileKind: attachedFileErrors.fileKind,
  fileRefused: attachedFileErrors.fileRefused,
  fileNotFound: attachedFileErrors.fileNotFound,
  tooManyFiles: attachedFileErrors.tooManyFiles,
  notFound: {
    status: 404,
    zh: '单位不存在，或不对您开放',
    en: 'The organization does not exist or is not open to you',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这条记录刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This record was changed a moment ago (now version {version}); refresh and try again',
  },
  creditCodeTaken: {
    status: 409,
    zh: '统一社会信用代码 {code} 已登记为“{name}”',
    en: 'The credit code {code} is already registered for “{name}”',
  },
  notPossible: {
    status: 409,
    zh: '单位{state}，不能{act}；现在可以：{acts}',
    en: 'The organization is {state}, so it cannot be {act}. Possible now: {acts}',
  },
  documentsMissing: {
    status: 409,
    zh: '提交前请上传：{documents}',
    en: 'Before you submit, upload: {documents}',
  },
  licenseEnded: {
    status: 409,
    zh: '证照已于 {day} 到期，请先更新证照',
    en: 'The licence ended on {day}; renew it first',
  },
  sanctioned: {
    status: 409,
    zh: '尽职调查发现其在制裁名单上，不能批准',
    en: 'Due diligence found it on a sanctions list, so it cannot be approved',
  },
  ownRequest: {
    status: 403,
    zh: '提交人不能审核自己提交的单位',
    en: 'Who submitted an organization cannot review it',
  },
});
