// What can go wrong with hospitals.
import { defineErrors } from '../core/index.ts';

export const hospitalErrors = defineErrors('hospitals', {
  notFound: {
    status: 404,
    zh: '医院不存在，或不在您的查看范围内',
    en: 'The hospital does not exist or is outside your range',
  },
  duplicate: { status: 409, zh: '{city}已有“{name}”，请直接使用', en: '{city} already has “{name}”; use that one' },
  changedMeanwhile: {
    status: 409,
    zh: '这家医院刚被修改过，请刷新后再改',
    en: 'This hospital was changed a moment ago; refresh before you change it',
  },
  illegalStep: {
    status: 409,
    zh: '不能从“{from}”变为“{to}”；可以变为：{allowed}',
    en: '“{from}” cannot become “{to}”; possible: {allowed}',
  },
  notPurchasable: {
    status: 409,
    zh: '只有已进院或临采的产品可以采购',
    en: 'Only a product that is listed or bought for once is purchased',
  },
  stillPurchased: {
    status: 409,
    zh: '仍在采购，请先停止采购',
    en: 'It is still purchased; stop the procurement first',
  },
});
