// The drugs that posts are searched for, with their aliases (product 3.14).
import { z } from 'zod';
import { Id, list, text } from '../core/index.ts';

const drug = {
  name: text(60, 1),
  enName: text(60).default(''),
  genericName: text(60).default(''),
  aliases: list(text(60, 2), 20).default([]).describe('Other names in posts, two characters at least'),
  indications: list(text(40, 1), 10)
    .min(1)
    .describe('Values of the dictionary indication; the first is meant where a post names none'),
  isOwn: z.boolean().default(false),
  isWithheld: z.boolean().default(false),
  isEnabled: z.boolean().default(true),
};
export const DrugDraft = z.strictObject(drug);
export type DrugDraft = z.infer<typeof DrugDraft>;
export const DrugChange = z.strictObject({ ...drug, version: z.int().min(1) });
export type DrugChange = z.infer<typeof DrugChange>;
export const DrugEntry = z.object({ id: Id, ...drug, version: z.int() });
export type DrugEntry = z.infer<typeof DrugEntry>;
export const DrugKept = z.object({ id: Id, version: z.int() });
export type DrugKept = z.infer<typeof DrugKept>;
