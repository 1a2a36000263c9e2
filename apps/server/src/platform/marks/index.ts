// Door of the marks: who took a file away, and when, in forms that are not seen, and across its pages for all to see.
export { marksInText, markText, packFileMark, readFileMark, type FileMark } from './file-mark.ts';
export { codeInInks, INK_CELLS, inksOf } from './ink-code.ts';
export { isMarkable, markForReader } from './reader-mark.ts';
export { hiddenBytes, hideBytes } from './zero-width.ts';
