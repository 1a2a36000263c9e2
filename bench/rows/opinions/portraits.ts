// Portraits of 500,000 treatment records: the night that counts them, and a portrait as a browser asks it.
import postgres from 'postgres';
import { atMost, timeEach, type Bench } from '../../figure.ts';
import { median } from '../../load/message.ts';
import { openOwnData } from '../../stage/data.ts';
import { timeCalls } from '../../stage/http.ts';
import { openStage } from '../../stage/stage.ts';

const RECORDS = 500_000;
const LIMIT = 500;
/** Ids above all of the demo. */
const BASE = 1_000_000_000;

export const portraits: Bench = {
  name: 'portraits',
  async run() {
    const data = await openOwnData('portraits', plantRecords);
    const stage = await openStage(data.url);
    const owner = postgres(data.url, { max: 1, onnotice: () => {}, connection: { 'app.enterprise_id': '1' } });
    try {
      // As if nothing had been counted before, so that everything is.
      await owner`delete from portrait_cells where enterprise_id = 1`;
      await owner`delete from portrait_editions where enterprise_id = 1`;
      const [night = 0] = await timeEach([1], () => owner`call app.count_portraits(current_date)`);
      const personas = await owner<{ indication: string; line: string; ageBand: string }[]>`
        select indication, split_part(cell, ' ', 1) as line, split_part(cell, ' ', 2) as "ageBand" from portrait_cells
        where enterprise_id = 1 and dimension = 'persona' and is_shown and cell <> 'OTHERS' order by patients desc`;
      const product = await stage.startProduct({ KEY_FILE: data.keyFile });
      const call = (path: string) => ({ method: 'GET' as const, path: `/prod-api/patient/portrait/${path}` });
      // Opens a connection and reads nothing large.
      await timeCalls(stage, product.port, 'admin', [call('list')]);
      const lists = await timeCalls(
        stage,
        product.port,
        'admin',
        Array.from({ length: 20 }, () => call('list')),
      );
      const each = personas.map((one) => call(`find?${new URLSearchParams({ ...one })}`));
      const times = await timeCalls(stage, product.port, 'admin', each);
      const note = `${personas.length} personas of ${RECORDS} records`;
      const middle = (all: readonly number[]): number => median(all.toSorted((a, b) => a - b));
      return [
        { name: 'portraits, list, median', figure: middle(lists), unit: 'ms', limit: atMost(LIMIT), note },
        { name: 'portrait, median', figure: middle(times), unit: 'ms', limit: atMost(LIMIT), note },
        { name: 'portrait, slowest', figure: Math.max(...times), unit: 'ms', limit: atMost(LIMIT), note },
        { name: 'portraits counted from nothing', figure: night / 1000, unit: 's', note: 'what a night does at most' },
      ];
    } finally {
      await owner.end({ timeout: 5 });
      await stage.close();
      await data.stop();
    }
  },
};

/** The records of the demo again and again, each copy another patient of another age; nothing when they are there. */
async function plantRecords(url: string): Promise<void> {
  const owner = postgres(url, { max: 1, onnotice: () => {}, connection: { 'app.enterprise_id': '1' } });
  try {
    await owner.begin(async (tx) => {
      const [known] = await tx<
        [{ is: boolean; demo: number }]
      >`select bool_or(id >= ${BASE}) as is, count(*)::int as demo from treatment_records where enterprise_id = 1`;
      if (known.is) return;
      // The trail is not what is measured.
      await tx`set local session_replication_role = replica`;
      await tx`
        insert into treatment_records (id, patient_key, sex, birth_year, hospital_id, province_code, city_code, department, indication, first_symptom_on,
          diagnosed_on, comorbidities, line, drug, started_on, stopped_on, stop_reason, last_seen_on, outcome, source) overriding system value
        select ${BASE}::bigint + n, 'B-' || lpad(n::text, 8, '0'), t.sex, t.birth_year - n % 5, t.hospital_id, t.province_code, t.city_code, t.department,
          t.indication, t.first_symptom_on, t.diagnosed_on, t.comorbidities, t.line, t.drug, t.started_on, t.stopped_on, t.stop_reason, t.last_seen_on,
          t.outcome, t.source
        from generate_series(0, ${RECORDS - known.demo - 1}::int) n
        join (select r.*, row_number() over (order by r.id) - 1 as at from treatment_records r where r.enterprise_id = 1) t on t.at = n % ${known.demo}`;
    });
    await owner`vacuum (analyze) treatment_records`;
  } finally {
    await owner.end({ timeout: 5 });
  }
}
