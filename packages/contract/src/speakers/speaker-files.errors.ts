// What can go wrong with the papers of a speaker.
import { attachedFileErrors, defineErrors } from '../core/index.ts';

export const speakerFileErrors = defineErrors('speakers', attachedFileErrors);
