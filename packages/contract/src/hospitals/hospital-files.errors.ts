// What can go wrong with the files of a hospital.
import { attachedFileErrors, defineErrors } from '../core/index.ts';

export const hospitalFileErrors = defineErrors('hospitals', attachedFileErrors);
