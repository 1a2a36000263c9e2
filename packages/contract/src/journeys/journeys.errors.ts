// What can go wrong with journeys.
import { defineErrors } from '../core/index.ts';

export const journeyErrors = defineErrors('journeys', {
  periodLong: {
    status: 400,
    zh: '时间段最多包含 {most} 个周或月，请缩短或改按月',
    en: 'At most {most} weeks or months; choose a shorter period or months',
  },
  noSuchStep: { status: 400, zh: '旅程没有第 {step} 步', en: 'The journey has no step {step}' },
});
