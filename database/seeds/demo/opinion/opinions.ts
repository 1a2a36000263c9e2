// Posts of the demo's doctors, stored and tagged by the product's own services (product 3.14).
import type { Aspect } from '@yijian/contract/insights';
import { addDrug, storePosts, type NewPost } from '../../../../apps/server/src/modules/insights/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { random, weighted, type Random } from '../random.ts';
import { competitors, ownViews, type DemoDrug } from './drugs.ts';
import { openings, said, titles } from './texts.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly realm: string;
  readonly today: string;
}

const DAYS = 1200;
const AUTHORS = 520;

const pickAspect = weighted<Aspect>([
  ['EFFICACY', 34],
  ['SAFETY', 22],
  ['DOSING', 12],
  ['PRICE', 12],
  ['ACCESS', 6],
  ['EVIDENCE', 9],
  ['OVERALL', 5],
]);
const pickSource = weighted([
  ['FORUM', 46],
  ['CONGRESS', 16],
  ['COLUMN', 14],
  ['SOCIAL', 16],
  ['JOURNAL', 8],
] as const);

export async function storeOpinions(tx: Transaction, { enterpriseId, realm, today }: Desk): Promise<void> {
  const user = await findActor(tx, { role: 'MAF' });
  const context = actAs(tx, { enterpriseId, user, when: new Date(momentOf(today, 560)) });
  const drugs = await drugsOf(tx);
  for (const { praise: _, isWithheld = false, isOwn, ...drug } of drugs)
    await addDrug(context, {
      ...drug,
      aliases: [...drug.aliases],
      indications: [...drug.indications],
      isOwn,
      isWithheld,
      isEnabled: true,
    });
  const authors = await tx<{ id: string }[]>`
    select id::text from doctors where enterprise_id = app.enterprise_id() and is_enabled
    order by (department_name ~ '神经|精神|睡眠|心理|老年|疼痛') desc, tier, id limit ${AUTHORS}`;
  const posts = planPosts({
    realm,
    today,
    drugs,
    authors: authors.map(({ id }) => id),
    count: realm === 'weili' ? 2200 : 240,
  });
  await storePosts(context, posts);
}

type Named = DemoDrug & { readonly isOwn: boolean };

/** Own products with views, and the competitors of their indications. */
async function drugsOf(tx: Transaction): Promise<Named[]> {
  const products = await tx<{ name: string; enName: string; genericName: string }[]>`
    select name, en_name as "enName", generic_name as "genericName" from products
    where enterprise_id = app.enterprise_id() and is_enabled order by sort, id`;
  const own = products.flatMap((product) => {
    const views = ownViews[product.name];
    return views === undefined ? [] : [{ ...product, ...views, isOwn: true }];
  });
  const known = new Set(own.flatMap(({ indications }) => indications));
  const others = competitors.filter(({ indications }) => indications.some((code) => known.has(code)));
  return [...own, ...others.map((drug) => ({ ...drug, isOwn: false }))];
}

export interface PostPlan {
  readonly realm: string;
  readonly today: string;
  readonly drugs: readonly Named[];
  readonly authors: readonly string[];
  readonly count: number;
}

export function planPosts({ realm, today, drugs, authors, count }: PostPlan): NewPost[] {
  if (drugs.length === 0 || authors.length === 0) return [];
  const randomly = random(realm, 'opinions');
  return Array.from({ length: count }, (_, number) => {
    // The leading doctors come first and write most; newer posts are more.
    const doctorId = authors[Math.floor(randomly.next() ** 1.7 * authors.length)]!;
    const daysAgo = Math.floor(randomly.next() ** 1.4 * DAYS) + 1;
    const sourceCode = pickSource(randomly);
    return {
      sourceCode,
      externalId: `${sourceCode}-${100_000 + number}`,
      doctorId,
      postedAt: new Date(momentOf(addDays(today, -daysAgo), randomly.between(480, 1320))).toISOString(),
      title: randomly.pick(titles),
      body: bodyOf(randomly, drugs, Number(doctorId)),
      url: `https://posts.example.org/${sourceCode.toLowerCase()}/${100_000 + number}`,
    };
  });
}

/** One to four sentences about one drug; what a doctor thinks of a drug hangs together. */
function bodyOf(randomly: Random, drugs: readonly Named[], author: number): string {
  const drug = randomly.pick(drugs);
  const rivals = drugs.filter((one) => one !== drug && one.indications.some((code) => drug.indications.includes(code)));
  const mood = (((author * 37) % 11) - 5) / 40;
  const sentences = Array.from({ length: randomly.between(1, 4) }, () => {
    const aspect = pickAspect(randomly);
    const share = drug.praise[aspect] + mood;
    const point = randomly.next();
    const way = point < share ? 'for' : point < share + (1 - share) * 0.72 ? 'against' : 'neither';
    const usable = said[aspect][way].filter((text) => rivals.length > 0 || !text.includes('{other}'));
    const other = rivals.length > 0 ? randomly.pick(rivals).name : '';
    return randomly.pick(usable).replace('{drug}', drug.name).replace('{other}', other);
  });
  return `${randomly.pick(openings)}${sentences.join('')}`;
}
