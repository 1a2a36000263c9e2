// The thread of a graph answers with its figures, also while Node watches what it reads, as `npm run dev` does.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../../../../../tools/testing/scratch.ts';

const door = new URL('./index.ts', import.meta.url).href;
const script = `
  import { computeInThread } from ${JSON.stringify(door)};
  const numbers = (...of) => Float32Array.from(of);
  const figures = await computeInThread({
    size: 3, from: Int32Array.of(0, 1), to: Int32Array.of(1, 2), weight: numbers(1, 1),
    x: numbers(NaN, NaN, NaN), y: numbers(NaN, NaN, NaN),
  });
  process.send({ degree: [...figures.degree] });
  process.disconnect();
`;

it.each([
  ['alone', {}],
  ['watched', { WATCH_REPORT_DEPENDENCIES: '1' }],
])('%s', async (_, watched) => {
  const file = path.join(await scratchFolder(), 'compute.mjs');
  writeFileSync(file, script);
  const child = fork(file, {
    env: { ...process.env, ...watched },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const said: object[] = [];
  child.on('message', (message) => said.push(message as object));
  const [code] = await once(child, 'exit');
  expect([code, said.filter((message) => 'degree' in message)]).toEqual([0, [{ degree: [1, 2, 1] }]]);
});
