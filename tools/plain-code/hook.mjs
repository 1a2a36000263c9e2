// `node --import …/hook.mjs`: sources are read without their types from where they are kept (plain-code.mjs).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { keep, placeOf } from './plain-code.mjs';

let hasKept = false;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
    const source = readFileSync(new URL(url), 'utf8');
    return { format: 'module', source: plainOf(source), shortCircuit: true };
  },
});

function plainOf(source) {
  const place = placeOf(source);
  return read(place) ?? (keepOnce() ? read(place) : undefined) ?? keep(place, source);
}

function read(place) {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return undefined;
  }
}

/** Once a process: what is missing is mostly missing altogether. */
function keepOnce() {
  if (hasKept) return false;
  hasKept = true;
  const script = fileURLToPath(new URL('./keep.mjs', import.meta.url));
  // Without the flags of this process, the hook among them. What goes wrong is met again, and told, by the reading itself.
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', script]).status === 0;
}
