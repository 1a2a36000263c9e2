// What can go wrong with work on many doctors.
import { defineErrors } from '../core/index.ts';

export const doctorWorkErrors = defineErrors('doctors', {
  workTooMany: {
    status: 409,
    zh: '一次最多处理 {limit} 位医生，请缩小筛选范围',
    en: 'At most {limit, doctor|doctors} can be worked on at once; narrow the filters',
  },
  workNobody: { status: 409, zh: '没有符合条件的医生', en: 'No doctor matches' },
  workColleague: {
    status: 400,
    zh: '所选同事不存在、已停用或不在您的团队中',
    en: 'The colleague does not exist, is disabled or not in your team',
  },
  workPast: { status: 400, zh: '请选择今天或之后的日期', en: 'Choose today or a day ahead' },
  workNotFound: { status: 404, zh: '没有这次批量操作', en: 'There is no such bulk act' },
  workState: {
    status: 409,
    zh: '这次批量操作{state}；现在可以：{allowed}',
    en: 'The bulk act is {state}. Possible now: {allowed}',
  },
});
