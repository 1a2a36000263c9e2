// Valid examples of what opinion insight writes.
import {
  doctorOpinionEndpoints as doctors,
  modelTaggerEndpoints as taggers,
  opinionDrugEndpoints as drugs,
  opinionPostEndpoints as posts,
  opinionServiceEndpoints as services,
} from '@yijian/contract/insights';
import type { Desk } from '../desk.ts';

export async function writeOpinions({ app, as, write }: Desk): Promise<void> {
  const market = await as('fang.ruogu');
  const [tag] = await app.owner<{ id: string; doctor: string }[]>`
    select m.id::text, m.doctor_id::text as doctor from insight_mentions m
    join insight_drugs g on g.enterprise_id = m.enterprise_id and g.id = m.drug_id
    where m.enterprise_id = 1 and not g.is_withheld order by m.id limit 1`;
  const body = { aspect: 'PRICE', viewpoint: 'COST', attitude: 'NEGATIVE', version: 1 };
  await write(market, doctors.correct, { params: { id: tag!.id }, body });
  const drug = { name: '写入的药', indications: ['MIGRAINE'] };
  const { id, version } = await write(market, drugs.add, { body: drug });
  await write(market, drugs.change, { params: { id }, body: { ...drug, aliases: ['写入药'], version } });
  const post = {
    source: 'FORUM',
    externalId: 'W1',
    doctorId: tag!.doctor,
    postedAt: '2026-05-04',
    body: '写入的药起效快。',
  };
  const file = { name: 'posts.jsonl', content: Buffer.from(JSON.stringify(post)) };
  await write(market, posts.import, { body: { file } });
  await write(market, posts.retag, {});
  const admin = await as('admin');
  await write(admin, services.change, { body: { address: 'https://opinion.example/v1', apiKey: 'key' } });
  await write(admin, services.change, { body: { address: '' } });
  // Nothing is left to ask for, so that no model is needed.
  await app.owner`insert into insight_model_reads (enterprise_id, post_id) select enterprise_id, id from insight_posts where enterprise_id = 1`;
  const model = { address: 'https://model.example/v1', model: 'model-1', apiKey: 'key', dailyLimit: 5 };
  await write(admin, taggers.change, { body: model });
  await write(market, taggers.propose, {});
  await write(admin, taggers.change, { body: { address: '' } });
}
