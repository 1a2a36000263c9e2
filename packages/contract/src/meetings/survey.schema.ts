// What the guests of a meeting are asked once they signed in, and what came of it (product 3.24).
import { z } from 'zod';
import { Id, Moment, list, maybe, text } from '../core/index.ts';
import { MaterialType } from '../library/index.ts';

export const MOST_QUESTIONS = 10;
export const MOST_OPTIONS = 8;
export const BEST_RATING = 5;
/** Days after the end of a meeting on which answers are taken. */
export const SURVEY_DAYS = 3;
/** With fewer answers nothing but their number is shown, so that nobody is recognised. */
export const FEWEST_ANSWERS = 3;

/** RATING from 1 to 5; CHOICE of one option, CHOICES of several; TEXT in own words. */
export const questionKinds = ['RATING', 'CHOICE', 'CHOICES', 'TEXT'] as const;
export const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const SurveyQuestion = z.strictObject({
  kind: QuestionKind,
  text: text(120, 2),
  enText: text(200).default('').describe('For readers of English; the Chinese text unless given'),
  options: list(text(40, 1), MOST_OPTIONS).default([]).describe('Two or more for CHOICE and CHOICES, none for others'),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;
export const SurveyDraft = z.strictObject({
  questions: list(SurveyQuestion, MOST_QUESTIONS).describe('None: guests are asked nothing'),
});
export type SurveyDraft = z.infer<typeof SurveyDraft>;

/** One answer for each question, in their order. RATING and CHOICE are needed, the others may stay empty. */
export const SurveyAnswer = z.strictObject({
  rating: z.int().min(1).max(BEST_RATING).optional(),
  chosen: list(z.int().min(0), MOST_OPTIONS).default([]).describe('Places of the chosen options, from 0'),
  text: text(500).default(''),
});
export type SurveyAnswer = z.infer<typeof SurveyAnswer>;
export const SurveyReply = z.strictObject({ answers: list(SurveyAnswer, MOST_QUESTIONS).min(1) });
export type SurveyReply = z.infer<typeof SurveyReply>;

export const QuestionResult = z.object({
  counts: z.array(z.int()).describe('Answers per rating from 1 to 5, or per option'),
  average: maybe(z.number()).describe('Of a rating'),
  texts: z.array(z.string()).describe('Own words, in the order of the alphabet'),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

export const MeetingSurvey = z.object({
  questions: z.array(SurveyQuestion),
  isDefault: z.boolean().describe('The questions of every meeting, which nobody has changed for this one'),
  mayEdit: z.boolean().describe('The caller may change the questions now'),
  attended: z.int().describe('Doctors who signed in and are known'),
  answered: z.int(),
  closesAt: maybe(Moment).describe('Once the meeting has ended'),
  isClosed: z.boolean().describe('No answer is taken any more'),
  results: maybe(z.array(QuestionResult)).describe(
    'In the order of the questions, once no answer can come any more and at least three came; answers carry no name',
  ),
  materials: z.array(
    z.object({ id: Id, title: z.string(), type: MaterialType, openedBy: z.int().describe('Doctors who opened it') }),
  ),
});
export type MeetingSurvey = z.infer<typeof MeetingSurvey>;
