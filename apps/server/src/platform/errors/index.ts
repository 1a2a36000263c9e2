// Door of the errors.
export { actsInstead, Failure, fail, failEach, wordsOf, type Values } from './fail.ts';
