// `npm run watermark -- decode <file>`: whose screen or file a leaked picture or sheet is, and when it was taken (docs/operations.md).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keyFileOf, readSettings } from '../../apps/server/src/platform/config/index.ts';
import { openVault } from '../../apps/server/src/platform/secrets/index.ts';
import { readFileMarks } from './files/read-file-marks.ts';
import { openNames, type Names } from './names.ts';
import { asPng } from './page/as-png.ts';
import { readPng } from './page/png.ts';
import { readPageMark } from './page/read-page-mark.ts';

const usage = 'Usage: npm run watermark -- decode <file.png|file.jpg|file.webp|file.xlsx|file.csv|file.xes>';
const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Shanghai' });

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, file] = positionals;
  if (verb !== 'decode' || file === undefined) throw new Error(usage);
  const settings = readSettings(process.env);
  const names = await openNames(settings);
  try {
    const isPicture = /\.(png|jpe?g|webp)$/i.test(file);
    const lines = isPicture ? await ofPicture(file, names) : await ofFile(file, keyFileOf(settings), names);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await names.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function ofPicture(file: string, names: Names): Promise<string[]> {
  const bytes = readFileSync(file);
  const found = readPageMark(readPng(/\.png$/i.test(file) ? bytes : await asPng(bytes)));
  if (found === undefined) {
    process.exitCode = 2;
    return ['No mark found.'];
  }
  const { enterpriseId, userId, at, scale, peak, repaired, confidence } = found;
  const who = await names.of(String(enterpriseId), String(userId));
  return [
    ...who,
    `Time        ${time.format(at).slice(0, 16)} (Asia/Shanghai)`,
    `Confidence  ${Math.round(confidence * 100)} % (peak ${peak.toFixed(1)} sigma, ${repaired} of 24 bytes repaired, scale ${scale})`,
  ];
}

async function ofFile(file: string, keyFile: string, names: Names): Promise<string[]> {
  const { marks, inkCode } = readFileMarks(readFileSync(file), openVault(path.resolve(keyFile)));
  const lines: string[] = [];
  for (const { mark, isGenuine, carriers } of marks) {
    const places = Object.entries(carriers).map(([place, times]) => `${place} x ${times}`);
    lines.push(
      ...(await names.of(mark.enterpriseId, mark.userId)),
      `Time        ${time.format(mark.at)} (Asia/Shanghai)`,
      `Export      ${mark.code}`,
      `Signature   ${isGenuine ? 'genuine' : 'NOT OURS: made up, altered, or signed with another key file'}`,
      `Confidence  ${isGenuine ? '100' : '0'} % (${places.join(', ')})`,
      '',
    );
  }
  if (inkCode !== undefined && marks.every(({ mark }) => mark.code !== inkCode))
    lines.push(`Export      ${inkCode} (ink of the head, not signed)`, ...(await names.ofExport(inkCode)));
  if (lines.length > 0) return lines;
  process.exitCode = 2;
  return ['No mark found.'];
}
