// Chinese words of a sentence with their places; the words of the lexicon stay whole.
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { lexicon } from './lexicon.policy.ts';

export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The dictionary takes about 80 MB and half a second, so it is read when the first post is tagged. */
let opened: Jieba | undefined;

function segmenter(): Jieba {
  if (opened === undefined) {
    opened = Jieba.withDict(dict);
    opened.loadDict(Buffer.from([...lexicon.keys()].map((word) => `${word} 2000000`).join('\n')));
  }
  return opened;
}

export function tokensOf(text: string, offset: number): Token[] {
  let at = offset;
  return segmenter()
    .cut(text, false)
    .map((word) => {
      const token = { text: word, start: at, end: at + word.length };
      at = token.end;
      return token;
    });
}
