// The words of `npm test` and `npm run test:all`: which steps to run, or how the command is used.

const needBrowser = ['smoke', 'e2e'];

/** Steps in their order; browser tests bring the step that provides the browser. Words that name no step answer the usage. */
export function chosenSteps(words, steps, command = 'npm test --') {
  const wanted = [];
  const strange = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const value = word === '--only' ? words[(at += 1)] : word.startsWith('--only=') ? word.slice(7) : undefined;
    if (value !== undefined && steps.includes(value)) wanted.push(value);
    else strange.push(value ?? word);
  }
  if (strange.length > 0) return { problem: usage(strange, steps, command) };
  if (wanted.length === 0) return { names: [...steps] };
  return {
    names: steps.filter(
      (name) => wanted.includes(name) || (name === 'browser' && needBrowser.some((one) => wanted.includes(one))),
    ),
  };
}

function usage(strange, steps, command) {
  const path = strange.find((word) => /[/\\]|\.[a-z]+$/.test(word));
  return [
    `Usage: ${command} [--only <part>]…   parts: ${steps.join(', ')}`,
    `No part: ${strange.join(', ')}`,
    ...(path === undefined ? [] : [`One file of unit or API tests: npx vitest run ${path}`]),
  ].join('\n');
}
