// What can go wrong with opening lines.
import { defineErrors } from '../core/index.ts';

export const openingLineErrors = defineErrors('opening-lines', {
  notFound: { status: 404, zh: '开场白不存在', en: 'The opening line does not exist' },
  changedMeanwhile: {
    status: 409,
    zh: '开场白已被他人修改（第 {version} 版），请重新打开后再改',
    en: 'Somebody changed the opening line meanwhile (version {version}); open it again',
  },
  notPossible: {
    status: 409,
    zh: '开场白{state}，不能{act}',
    en: 'The opening line is {state}, so it cannot be {act}',
  },
});
