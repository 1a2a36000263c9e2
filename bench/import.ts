// A list of 100,000 hospitals through the product: uploaded and checked, committed, undone (reliability: import, huge upload).
import { residentMegabytes } from './stage/child.ts';

export interface ImportTarget {
  /** Port of the running product, and its process, whose memory is watched. */
  readonly port: number;
  readonly pid: number;
  /** Access token of an account that may upload, such as su.zhen. */
  readonly token: string;
  readonly rows?: number;
}

export interface ImportFigures {
  readonly rows: number;
  /** Until every row was checked and the answer had come. */
  readonly checkSeconds: number;
  readonly commitSeconds: number;
  readonly undoSeconds: number;
  /** Upload, check and commit together: the figure that is promised. */
  readonly seconds: number;
  /** MB of the server before, and the most of it while it worked. */
  readonly restingMegabytes: number;
  readonly peakMegabytes: number;
}

const places = [
  ['福建省', '福州市'],
  ['福建', '厦门'],
  ['山东省', '济南市'],
  ['北京市', '北京市'],
  ['四川省', '成都市'],
] as const;
const levels = ['三级甲等', '二级甲等', '三甲', '一级', ''] as const;
const characters = [...'云溪澄湖南屿临汐望江松屏学府明德康宁安和济仁惠民同泰'];

/** Uploads, commits and undoes; throws when a row is lost on the way. */
export async function benchImport({ rows = 100_000, ...target }: ImportTarget): Promise<ImportFigures> {
  const restingMegabytes = residentMegabytes(target.pid);
  const memory = watchMemory(target.pid);
  try {
    const file = new Blob([...lines(rows)], { type: 'text/csv' });
    const form = new FormData();
    form.set('model', 'hospitals');
    form.set('file', file, 'hospitals.csv');
    const checked = await timed(() => ask(target, 'POST', '/data/upload', form));
    expectCount('valid rows', checked.result['validCount'], rows);
    const id = String(checked.result['id']);
    const committed = await timed(() => ask(target, 'POST', '/data/save/data', new URLSearchParams({ batchId: id })));
    expectCount('stored rows', committed.result['createdCount'], rows);
    const undone = await timed(() => ask(target, 'POST', `/data/undo/${id}`));
    const seconds = checked.seconds + committed.seconds;
    return {
      rows,
      checkSeconds: checked.seconds,
      commitSeconds: committed.seconds,
      undoSeconds: undone.seconds,
      seconds,
      restingMegabytes,
      peakMegabytes: memory.peak(),
    };
  } finally {
    memory.stop();
  }
}

function* lines(rows: number): Generator<string> {
  yield '医院名称,省份,城市,地址,电话,等级,床位数\n';
  for (let row = 0; row < rows; row += 1) {
    const [province, city] = places[row % places.length]!;
    const word = characters[row % 27]! + characters[(row * 7 + 3) % 27]!;
    yield `${word}第${row}人民医院,${province},${city},望江路 ${row % 900} 号,0591-8${String(row % 10_000_000).padStart(7, '0')},${levels[row % 5]!},${row % 3_000}\n`;
  }
}

async function ask(
  { port, token }: Pick<ImportTarget, 'port' | 'token'>,
  method: string,
  path: string,
  body?: BodyInit,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://localhost:${port}/prod-api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { result: Record<string, unknown> }).result;
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - began) / 1000 };
}

function expectCount(what: string, found: unknown, expected: number): void {
  if (found !== expected) throw new Error(`${String(found)} ${what} instead of ${expected}`);
}

function watchMemory(pid: number): { peak: () => number; stop: () => void } {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 100);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}
