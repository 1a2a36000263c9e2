// What fields of inputs are called: as the field of the record that they fill.
import type { Bilingual } from '../../core/index.ts';
import { doctorFields } from './doctor-fields.schema.ts';
import { budgetFields, costCenterFields, orderFields } from './meetings/finance-fields.schema.ts';
import { hospitalFields } from './hospital-fields.schema.ts';
import { meetingFields } from './meetings/meeting-fields.schema.ts';
import { paymentFields } from './meetings/payment-fields.schema.ts';
import { inCamelCase, type RecordField, type RecordFields } from './record-field.schema.ts';
import { taskFields } from './task-fields.schema.ts';
import { userFields } from './user-fields.schema.ts';
import { verificationFields } from './verification-fields.schema.ts';
import { visitFields } from './visit-fields.schema.ts';
import { treatmentFields } from './analysis/treatment-fields.schema.ts';
import { speakerFields } from './meetings/speaker-fields.schema.ts';
import { articleFields } from './meetings/article-fields.schema.ts';
import { clueFields } from './analysis/clue-fields.schema.ts';
import { counterpartyFields } from './meetings/counterparty-fields.schema.ts';
import { openingLineFields } from './meetings/opening-line-fields.schema.ts';

const catalogue: readonly RecordFields[] = [
  doctorFields,
  hospitalFields,
  visitFields,
  taskFields,
  userFields,
  costCenterFields,
  orderFields,
  budgetFields,
  meetingFields,
  paymentFields,
  verificationFields,
  treatmentFields,
  speakerFields,
  articleFields,
  clueFields,
  counterpartyFields,
  openingLineFields,
];

/** An input names a field as its record does, or as the column that keeps it: `hospitalId`. */
const inputNames = ([field, { column }]: readonly [string, RecordField]): string[] => [
  ...new Set(column === undefined ? [field] : [field, inCamelCase(column)]),
];

/** By the name of the input; a name that means one thing here and another there is left out. */
export function fieldLabels(): ReadonlyMap<string, Bilingual> {
  const labels = new Map<string, Bilingual | undefined>();
  for (const entry of catalogue.flatMap((fields) => Object.entries(fields)))
    for (const name of inputNames(entry)) {
      const { zh, en } = entry[1];
      const known = labels.get(name);
      const isNew = !labels.has(name);
      labels.set(name, isNew || (known?.zh === zh && known.en === en) ? { zh, en } : undefined);
    }
  return new Map([...labels].flatMap(([name, label]) => (label === undefined ? [] : [[name, label] as const])));
}
