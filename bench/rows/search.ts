// Looking for doctors by two characters anywhere in the name and by the initials of its pinyin, every query another one.
import { atMost, type Bench, type Figure } from '../figure.ts';
import { median, quantile } from '../load/message.ts';
import { timeCalls } from '../stage/http.ts';
import type { Stage } from '../stage/stage.ts';

const QUERIES = 200;

export const search: Bench = {
  name: 'search',
  async run(stage) {
    const product = await stage.startProduct();
    try {
      const figures: Figure[] = [];
      for (const range of ['ALL', 'OWN'] as const) {
        const login = await stage.loginOf(range);
        for (const [what, words] of [
          ['two characters', await charactersOf(stage)],
          ['initials', await initialsOf(stage)],
        ] as const) {
          const calls = words.map((keyword) => ({
            method: 'POST' as const,
            path: '/prod-api/doctor/search',
            body: `keyword=${encodeURIComponent(keyword)}&size=20`,
          }));
          await timeCalls(stage, product.port, login, calls.slice(0, 20));
          const times = await timeCalls(stage, product.port, login, calls.slice(20));
          const p95 = quantile(
            times.toSorted((a, b) => a - b),
            0.95,
          );
          figures.push({
            name: `search by ${what}, range ${range}`,
            figure: median(times),
            unit: 'ms',
            limit: atMost(20),
            note: `p95 ${p95.toFixed(1)} ms`,
          });
        }
      }
      return figures;
    } finally {
      await product.stop();
    }
  },
};

/** Pairs of characters as they stand in names: the first two and the last two. */
async function charactersOf({ sql }: Stage): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select distinct word from (select case when d.id % 2 = 0 then left(d.name, 2) else right(d.name, 2) end as word
      from doctors d where char_length(d.name) >= 2 order by d.id limit 4000) names where char_length(word) = 2 order by word`;
  return spread(rows.map((row) => row.word));
}

async function initialsOf({ sql }: Stage): Promise<string[]> {
  const rows = await sql<{ word: string }[]>`
    select distinct d.initials as word from (select initials from doctors order by id limit 4000) d
    where char_length(d.initials) between 2 and 3 order by word`;
  return spread(rows.map((row) => row.word));
}

function spread(words: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(words.length / (QUERIES + 20)));
  return words.filter((_, index) => index % step === 0).slice(0, QUERIES + 20);
}
