// What the entries of the form of a doctor are called: as the fields that they fill.
import { doctorFields, type FieldOf } from '@yijian/contract/dictionaries';
import { useFieldNames } from '../../../dictionaries/index.ts';

/** Entries that ask for a code or an id, and so have a name of their own in the call. */
const fieldOf: Readonly<Record<string, FieldOf<'doctors'>>> = {
  name: 'doctorName',
  hospitalId: 'hospital',
  departmentName: 'department',
  titleCode: 'doctorTitle',
};

const isField = (entry: string): entry is FieldOf<'doctors'> => entry in doctorFields;

/** An entry that fills no field is called as the call calls it. */
export function useEntryNames(): (entry: string) => string {
  const nameOf = useFieldNames('doctors', doctorFields);
  return (entry) => {
    const field = fieldOf[entry] ?? entry;
    return isField(field) ? nameOf(field) : entry;
  };
}
