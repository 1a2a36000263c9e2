// Errors of territories (product 3.25).
import { defineErrors } from '../core/index.ts';

export const territoryErrors = defineErrors('territories', {
  organizationUnknown: { status: 400, zh: '所选组织不存在', en: 'The chosen organization does not exist' },
  sameOrganization: {
    status: 400,
    zh: '请选择交出或接收的组织，且两者不同',
    en: 'Choose who gives or takes the regions, and not the same organization twice',
  },
  regionUnknown: { status: 400, zh: '所选地区不存在', en: 'A chosen region does not exist' },
  regionElsewhere: {
    status: 400,
    zh: '交出的组织并不负责 {region}',
    en: 'The giving organization does not look after {region}',
  },
  receiverUnsuitable: {
    status: 400,
    zh: '接收人须为接收组织或其下级中启用的用户',
    en: 'The receiver must be an enabled user of the taking organization or below it',
  },
  changedMeanwhile: {
    status: 409,
    zh: '辖区或归属刚有变化，请重新预览',
    en: 'Territories or owners have just changed; preview again',
  },
});
