// Door of the errors.
export { Failure, fail, wordsOf, type Values } from './fail.ts';
