// The night of clue scoring: overdue clues are recycled, every applied set is scored again.
import type { Schedule } from '../../platform/jobs/index.ts';
import { scoreEverySet } from './scoring/scoring.service.ts';

export const clueScoring: Schedule = {
  name: 'clue-scores.score',
  // Before the working day; crons are told in Asia/Shanghai.
  cron: '40 3 * * *',
  run: (context) => scoreEverySet(context),
};
