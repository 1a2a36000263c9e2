// Door of the reference seeds.
export { listDictionaryEntries, valuesOf, type DictionaryEntry } from './dictionaries.ts';
export { seedEnterprise, type EnterpriseSpec, type ProductSeed } from './seed-enterprise.ts';
export { seedReference } from './seed-reference.ts';
export { listRegions, type Region } from './regions.ts';
export { listDepartments } from './departments.ts';
export { spell, spellPerson, spellWords, type Spelling } from './pinyin.ts';
export { bindTo, inTransaction, type Handle, type Transaction } from './bound.ts';
