// The fields of a doctor that may be given a former value, by the names of their columns (product 3.25).
import { z } from 'zod';
import { longText, text } from '../core/index.ts';
import { Tier } from './doctors.schema.ts';

const year = z.int().min(1900).max(2100).nullable();

export const FormerDoctor = z.strictObject({
  en_name: text(160),
  sex: z.enum(['MALE', 'FEMALE']).nullable(),
  title_code: text(40, 1).nullable(),
  doctor_type: text(40, 1),
  administrative_position: text(120).nullable(),
  department_name: text(80),
  tier: Tier,
  native_place: text(80).nullable(),
  birth_year: year,
  working_since: year,
  degree_title: text(120),
  resume: longText(10_000),
  professional_direction: longText(4_000),
  indication: longText(4_000),
});
export type FormerDoctor = z.infer<typeof FormerDoctor>;
