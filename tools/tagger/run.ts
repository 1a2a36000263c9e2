// `npm run tagger`: learns the weights of the opinion tagger anew and keeps them beside its code (docs/opinion-tagging.md).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lessons } from './sentences.ts';
import { learned } from './train.ts';

const file = path.resolve(import.meta.dirname, '../../apps/server/src/modules/insights/tagging/weighing/weights.json');
const all = lessons();
const features = learned(all);
writeFileSync(file, `${JSON.stringify({ features }, undefined, 2)}\n`);
console.info(`${all.length} sentences, ${features.length} features`);
