// Door of forms: a record asked for by a list of fields, in a drawer or on a sheet.
export { EntryFieldRow, type EntryFieldProps } from './entry-field.tsx';
export { EntryForm, type EntryFormProps } from './entry-form.tsx';
export {
  isMissing,
  orNull,
  type EntryField,
  type EntryValue,
  type EntryWork,
  type TreeChoice,
} from './entry-fields.ts';
export { useOpenProblems } from './use-open-problems.ts';
export { useFormSending, type FormSending } from './use-form-sending.ts';
