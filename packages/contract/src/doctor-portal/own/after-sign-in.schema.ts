// What a doctor finds once signed in at a meeting: its materials and its survey (product 3.24).
import { z } from 'zod';
import { Id, Moment, maybe } from '../../core/index.ts';
import { MaterialType } from '../../library/index.ts';
import { QuestionKind } from '../../meetings/index.ts';

export const OwnMaterial = z.object({
  id: Id,
  title: z.string(),
  type: MaterialType,
  summary: z.string(),
  file: maybe(z.object({ name: z.string(), size: z.int().describe('Bytes') })),
  isOpened: z.boolean().describe('The doctor has opened it before'),
});
export type OwnMaterial = z.infer<typeof OwnMaterial>;

export const OwnSurvey = z.object({
  questions: z.array(z.object({ kind: QuestionKind, text: z.string(), options: z.array(z.string()) })),
  isOpen: z.boolean().describe('An answer is taken now'),
  isAnswered: z.boolean(),
  closesAt: maybe(Moment).describe('Once the meeting has ended'),
});
export type OwnSurvey = z.infer<typeof OwnSurvey>;
