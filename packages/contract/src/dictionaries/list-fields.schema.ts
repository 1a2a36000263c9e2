// The records whose lists offer their fields as columns (specification 3, 7.5 field/all).
import type { FieldList } from './dictionaries.schema.ts';
import { doctorFields } from './fields/doctor-fields.schema.ts';
import { hospitalFields } from './fields/hospital-fields.schema.ts';
import type { Listed, RecordFields } from './fields/record-field.schema.ts';
import { taskFields } from './fields/task-fields.schema.ts';
import { visitFields } from './fields/visit-fields.schema.ts';

/** What `field/all` answers and the columns of the screens are held to. */
export const listFields = {
  doctors: doctorFields,
  hospitals: hospitalFields,
  visits: visitFields,
  tasks: taskFields,
} as const satisfies Readonly<Record<FieldList, RecordFields>>;

/** A field of the records of a list. */
export type FieldOf<L extends FieldList> = keyof (typeof listFields)[L] & string;
/** A field that the list offers as a column. */
export type ListField<L extends FieldList> = Listed<(typeof listFields)[L]>;
