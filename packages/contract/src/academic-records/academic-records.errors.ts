// What can go wrong with academic records and reported errors.
import { defineErrors } from '../core/index.ts';

export const academicRecordErrors = defineErrors('academic-records', {
  notFound: {
    status: 404,
    zh: '这条学术信息不存在，或不在您的查看范围内',
    en: 'The academic record does not exist or is outside your range',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这条学术信息{state}{by}，请刷新后再判定',
    en: 'This academic record is {state} by now{by}; refresh before you decide',
  },
  correctionNotFound: {
    status: 404,
    zh: '这条纠错不存在，或不在您的查看范围内',
    en: 'The reported error does not exist or is outside your range',
  },
  answered: {
    status: 409,
    zh: '这条纠错{state}{by}',
    en: 'This reported error was {state} already{by}',
  },
});
