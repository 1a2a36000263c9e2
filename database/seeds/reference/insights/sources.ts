// Where posts come from, for every enterprise to begin with; the weights are its own to change (product 3.14).
import type { Transaction } from '../bound.ts';

const sources = [
  ['CONGRESS', '学术会议发言', 'Congress statements', 1],
  ['JOURNAL', '期刊评论', 'Journal comments', 1],
  ['FORUM', '医生社区', 'Doctor communities', 0.7],
  ['COLUMN', '专栏与科普', 'Columns', 0.6],
  ['SOCIAL', '社交媒体', 'Social media', 0.4],
] as const;

export async function insertSources(tx: Transaction): Promise<void> {
  const rows = sources.map(([code, name, en_name, weight], sort) => ({ code, name, en_name, weight, sort }));
  await tx`insert into insight_sources ${tx(rows)} on conflict (enterprise_id, code) do nothing`;
}
