// Posts that the tagger of opinions reads in a second on one core: rules, dictionary and weights, without the database.
import { bookOf } from '../../../apps/server/src/modules/insights/tagging/drugs.policy.ts';
import { tagPost, type PostText } from '../../../apps/server/src/modules/insights/tagging/tagger.policy.ts';
import { said } from '../../../database/seeds/demo/opinion/texts.ts';
import { atLeast, type Bench } from '../../figure.ts';
import { median } from '../../load/message.ts';

const POSTS = 5000;
const ROUNDS = 5;
const SENTENCES = 3;

export const tagging: Bench = {
  name: 'tagging',
  async run() {
    const book = bookOf([
      { id: '1', names: ['泰舒宁', 'Tixunin'], indications: ['MIGRAINE'] },
      { id: '2', names: ['佐缓平'], indications: ['MIGRAINE', 'INSOMNIA'] },
    ]);
    const posts = texts();
    // The dictionary and the weights are read with the first post.
    let tags = read(posts.slice(0, 100), book);
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Time of the processor: what else runs on the machine is not measured.
      const began = process.cpuUsage();
      tags = read(posts, book);
      rates.push(posts.length / (process.cpuUsage(began).user / 1_000_000));
    }
    const length = posts.reduce((sum, { body }) => sum + body.length, 0) / posts.length;
    return [
      {
        name: 'tagging of posts, one core',
        figure: median(rates),
        unit: 'posts/s',
        limit: atLeast(5000),
        note: `${POSTS} posts of ${length.toFixed(0)} characters, ${tags} tags, ${ROUNDS} rounds`,
      },
    ];
  },
};

const read = (posts: readonly PostText[], book: Parameters<typeof tagPost>[1]): number =>
  posts.reduce((sum, post) => sum + tagPost(post, book).length, 0);

/** Sentences of the demo in turn, and one of everyday wording that no rule judges in every post. */
function texts(): PostText[] {
  const sentences = Object.values(said).flatMap(({ for: good, against, neither }) => [...good, ...against, ...neither]);
  const filled = sentences.map((one) => one.replaceAll('{drug}', '泰舒宁').replaceAll('{other}', '佐缓平'));
  return Array.from({ length: POSTS }, (_, place) => ({
    title: '泰舒宁用药体会',
    body: [
      ...Array.from({ length: SENTENCES }, (__, next) => filled[(place * SENTENCES + next) % filled.length]!),
      '换了泰舒宁，家属说人像换了一个，再也没提过药钱。',
    ].join(''),
  }));
}
