// What can go wrong with speakers and their contracts.
import { defineErrors } from '../core/index.ts';

export const speakerErrors = defineErrors('speakers', {
  notFound: {
    status: 404,
    zh: '讲者不存在，或不在您的查看范围内',
    en: 'The speaker does not exist or is outside your range',
  },
  contractNotFound: { status: 404, zh: '这位讲者没有这份合同', en: 'The speaker has no such contract' },
  doctorTaken: {
    status: 409,
    zh: '{name} 已是讲者记录（{state}）',
    en: '{name} is a speaker already ({state})',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这位讲者刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This speaker was changed a moment ago (now version {version}); refresh and try again',
  },
  notPossible: {
    status: 409,
    zh: '讲者{state}{by}，不能{act}；现在可以：{acts}',
    en: 'The speaker is {state}{by}, so it cannot be {act}. Possible now: {acts}',
  },
  blacklisted: {
    status: 409,
    zh: '讲者已列入黑名单：{names}。移出黑名单前不能聘请，也不能付款',
    en: 'Blacklisted: {names}. They are neither engaged nor paid until compliance lifts it',
  },
  nothingChanged: {
    status: 400,
    zh: '级别、授权主题与培训有效期都与现在相同，没有需要审批的变更',
    en: 'Tier, topics and training are as they are now; there is nothing to approve',
  },
  incomplete: { status: 400, zh: '提交前还缺少：{fields}', en: 'Before you submit, add: {fields}' },
  feeAboveTier: {
    status: 409,
    zh: '每学时 {fee} 元高于该级别标准 {rate} 元',
    en: 'CNY {fee} an hour is above the rate of the tier, CNY {rate}',
  },
  contractNotOpen: {
    status: 409,
    zh: '合同已签署或已作废，不能再改',
    en: 'The contract is signed or cancelled and can no longer be changed',
  },
  contractEnded: {
    status: 409,
    zh: '合同已于 {day} 到期，不能签署',
    en: 'The contract ended on {day} and cannot be signed',
  },
  otherSigner: {
    status: 409,
    zh: '签署人须为讲者本人：{name}',
    en: 'The speaker signs in person: {name}',
  },
});
