// Reads JSON bodies; one nested deeper than any call needs is refused before anything walks it (reliability: deep JSON).
import { coreErrors } from '@yijian/contract/core';
import { parse } from 'secure-json-parse';
import { fail } from '../../errors/index.ts';

const DEEPEST = 40;

/** The parsed body. Throws malformedBody for broken, too deep or prototype-polluting JSON. */
export function readJson(body: string): unknown {
  if (body === '') return undefined;
  if (depthOf(body) > DEEPEST) throw fail(coreErrors.malformedBody);
  try {
    return parse(body, undefined, { protoAction: 'error', constructorAction: 'error' });
  } catch {
    throw fail(coreErrors.malformedBody);
  }
}

function depthOf(body: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < body.length; index += 1) {
    const character = body[index];
    if (inText) {
      if (character === '\\') index += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
