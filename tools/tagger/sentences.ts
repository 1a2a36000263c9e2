// The sentences that the weights of the tagger are learned from: written for it, apart from those that measure it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aspectOf, type Viewpoint } from '@yijian/contract/insights';

export interface Lesson {
  /** With ◆ for the drug and ◇ for another one. */
  readonly text: string;
  readonly viewpoint: string;
  readonly aspect: string;
  readonly attitude: string;
}

const folder = path.join(import.meta.dirname, 'sentences');

/** 「## COST NEGATIVE」 stands above the sentences of a viewpoint and attitude; 「## NONE」 above those without an opinion. */
export const lessons = (): Lesson[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => lessonsOf(readFileSync(path.join(folder, file), 'utf8')));

function lessonsOf(file: string): Lesson[] {
  let heading: readonly string[] = [];
  return file.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) heading = line.slice(3).split(' ');
    if (line === '' || line.startsWith('## ')) return [];
    const [viewpoint = 'NONE', attitude = 'NONE'] = heading;
    const aspect = viewpoint === 'NONE' ? 'NONE' : aspectOf[viewpoint as Viewpoint];
    return [{ text: `。${line.replaceAll('{drug}', '◆').replaceAll('{other}', '◇')}。`, viewpoint, aspect, attitude }];
  });
}
