// What can go wrong with the files of a doctor.
import { attachedFileErrors, defineErrors } from '../core/index.ts';

export const doctorFileErrors = defineErrors('doctors', attachedFileErrors);
