// What the guests of every meeting are asked, when answers are taken, and what a good answer is.
import { SURVEY_DAYS, type MeetingState, type SurveyAnswer, type SurveyQuestion } from '@yijian/contract/meetings';
import { coreErrors, type Bilingual, type FieldFault } from '@yijian/contract/core';
import { fail } from '../../../platform/errors/index.ts';

/** Asked where nobody has changed the questions of a meeting. */
export const defaultQuestions: readonly SurveyQuestion[] = [
  { kind: 'RATING', text: '内容对临床工作有帮助', enText: 'The content helps in clinical work', options: [] },
  { kind: 'RATING', text: '讲者讲解清楚', enText: 'The speakers were clear', options: [] },
  { kind: 'RATING', text: '会议组织得好', enText: 'The meeting was well organised', options: [] },
  {
    kind: 'TEXT',
    text: '还希望了解哪些学术内容？',
    enText: 'What else would you like to learn about?',
    options: [],
  },
];

const DAY = 86_400_000;

/** Until then answers are taken; null while the meeting runs. */
export const surveyEnd = (endedAt: Date | null): Date | null =>
  endedAt === null ? null : new Date(endedAt.getTime() + SURVEY_DAYS * DAY);

/** States in which a meeting has not begun. */
const before: ReadonlySet<MeetingState> = new Set(['DRAFT', 'IN_APPROVAL', 'RETURNED', 'APPROVED', 'CHANGE_APPROVAL']);
export const mayChangeSurvey = (state: MeetingState): boolean => before.has(state);

const hasOptions = ({ kind }: SurveyQuestion): boolean => kind === 'CHOICE' || kind === 'CHOICES';
const fewOptions: Bilingual = { zh: '至少需要两个不同的选项', en: 'needs at least two different options' };
const noOptions: Bilingual = { zh: '只有选择题才有选项', en: 'belongs to questions with a choice alone' };
const needed: Bilingual = { zh: '请回答这一题', en: 'must be answered' };
const tooMany: Bilingual = { zh: '与问题不符', en: 'does not fit the question' };

function refuse(faults: readonly FieldFault[]): void {
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, [...faults]);
}

/** Throws badInput with the field of each question whose options do not fit its kind. */
export function requireQuestions(questions: readonly SurveyQuestion[], language: 'zh' | 'en'): void {
  refuse(
    questions.flatMap((question, at) => {
      const { options } = question;
      const field = `body.questions.${at}.options`;
      if (!hasOptions(question)) return options.length === 0 ? [] : [{ field, message: noOptions[language] }];
      const isGood = options.length > 1 && new Set(options).size === options.length;
      return isGood ? [] : [{ field, message: fewOptions[language] }];
    }),
  );
}

/** Throws badInput with the field of each answer that is missing or is none to its question. */
export function requireAnswers(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
  language: 'zh' | 'en',
): void {
  if (answers.length !== questions.length) refuse([{ field: 'body.answers', message: tooMany[language] }]);
  refuse(
    questions.flatMap((question, at) => {
      const message = faultOf(question, answers[at]!)?.[language];
      return message === undefined ? [] : [{ field: `body.answers.${at}`, message }];
    }),
  );
}

function faultOf(question: SurveyQuestion, { rating, chosen, text }: SurveyAnswer): Bilingual | undefined {
  const { kind, options } = question;
  const fits =
    (kind === 'RATING' || rating === undefined) &&
    (kind === 'TEXT' || text === '') &&
    new Set(chosen).size === chosen.length &&
    chosen.every((place) => place < options.length) &&
    (kind === 'CHOICES' || chosen.length <= 1);
  if (!fits) return tooMany;
  const isMissing = (kind === 'RATING' && rating === undefined) || (kind === 'CHOICE' && chosen.length === 0);
  return isMissing ? needed : undefined;
}
