// The words of `npm test`: which steps to run, or how the command is used.

/** Steps in their order; browser tests bring the step that provides the browser. Words that name no step answer the usage. */
export function chosenSteps(words, steps) {
  const wanted = [];
  const strange = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const value = word === '--only' ? words[(at += 1)] : word.startsWith('--only=') ? word.slice(7) : undefined;
    if (value !== undefined && steps.includes(value)) wanted.push(value);
    else strange.push(value ?? word);
  }
  if (strange.length > 0) return { problem: usage(strange, steps) };
  if (wanted.length === 0) return { names: [...steps] };
  return {
    names: steps.filter((name) => wanted.includes(name) || (name === 'browser' && wanted.includes('e2e'))),
  };
}

function usage(strange, steps) {
  const path = strange.find((word) => /[/\\]|\.[a-z]+$/.test(word));
  return [
    `Usage: npm test [-- --only <part>]…   parts: ${steps.join(', ')}`,
    `No part: ${strange.join(', ')}`,
    ...(path === undefined ? [] : [`One file of unit or API tests: npx vitest run ${path}`]),
  ].join('\n');
}
