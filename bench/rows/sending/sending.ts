// An article goes to fifty thousand doctors out of a million: checked, confirmed, its pages read, and dispatched through a service with a limit.
import type { ChildProcess } from 'node:child_process';
import { atLeast, atMost, timeEach, type Bench, type Figure } from '../../figure.ts';
import { median } from '../../load/message.ts';
import type { SmsTaken } from '../../peers/sms-service.ts';
import { endChild, nextMessage, residentMegabytes, startChild } from '../../stage/child.ts';
import type { Product } from '../../stage/stage.ts';
import { onMeetings, type MeetingStage } from '../meetings/meeting-stage.ts';
import { AUDIENCE, EXPECTED, TAG, findArticle, plantAudience, removeAudience } from './sending-audience.ts';

/** What the service takes. */
const PER_SECOND = 150;
const ROUNDS = 5;

export const sending: Bench = {
  name: 'sending',
  run: () =>
    onMeetings(async (on) => {
      const service = await startChild<{ port: number }>('peers/sms-service.ts', {
        ...process.env,
        MESSAGES_PER_SECOND: String(PER_SECOND),
      });
      try {
        await plantAudience(on);
        const product = await on.stage.startProduct({
          KEY_FILE: on.keyFile,
          SCHEDULES: 'false',
          ...smsSettings(service.first.port),
        });
        return await measure(on, product, service.child);
      } finally {
        await removeAudience(on.owner);
        await endChild(service.child);
      }
    }),
};

const smsSettings = (port: number): Record<string, string> => ({
  SMS_PROVIDER: 'aliyun',
  SMS_GATEWAY: `http://127.0.0.1:${port}`,
  SMS_KEY_ID: 'bench',
  SMS_KEY_SECRET: 'bench',
  SMS_SIGN_NAME: '基准',
  SMS_CODE_TEMPLATE: 'SMS_1',
  SMS_CONTENT_TEMPLATE: 'SMS_2',
  ALLOW_PRIVATE_ADDRESSES: 'true',
  SEND_CLOCK_SECONDS: '1',
});

interface Answers {
  readonly id: string;
  readonly recipients: number;
  readonly eligible: number;
  readonly state: string;
  readonly figures: { readonly sent: number };
}

async function measure({ stage, owner }: MeetingStage, product: Product, service: ChildProcess): Promise<Figure[]> {
  const headers = {
    authorization: `Bearer ${await stage.token('admin', product.port)}`,
    'content-type': 'application/json',
  };
  const ask = async (path: string, body?: object): Promise<Answers> => {
    const url = `http://localhost:${product.port}/prod-api/send/${path}`;
    const asked = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(url, asked);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { result: Answers }).result;
  };
  const draft = { articleId: await findArticle(owner), channel: 'SMS', type: 'ALL_CUSTOMER', filter: { tag: [TAG] } };
  await ask('list/by/example/pageable?size=20');
  const before = residentMegabytes(product.pid);
  const [checked] = await timeEach([draft], (body) => ask('check', body));
  let began = performance.now();
  const { id, recipients } = await ask('add', draft);
  const planned = (performance.now() - began) / 1000;
  const grown = residentMegabytes(product.pid) - before;
  if (recipients !== EXPECTED) throw new Error(`${recipients} of ${EXPECTED} doctors are sent to`);

  began = performance.now();
  const pages = [
    `list/by/example/pageable?size=20`,
    `find/${id}`,
    `effects/${draft.articleId}`,
    `recipients/pageable?sendId=${id}&size=20&count=false`,
  ];
  const times = await timeEach(Array.from({ length: ROUNDS }, () => pages).flat(), (path) => ask(path));
  while ((await ask(`find/${id}`)).state !== 'DONE') await new Promise((resolve) => setTimeout(resolve, 1000));
  const seconds = (performance.now() - began) / 1000;
  const told = await takenBy(service);
  const { figures } = await ask(`find/${id}`);
  if (told.twice > 0 || told.taken !== EXPECTED || figures.sent !== EXPECTED)
    throw new Error(
      `${told.taken} of ${EXPECTED} messages came, ${told.twice} of them twice; the send says ${figures.sent}`,
    );
  const rate = EXPECTED / seconds;
  const note = `${EXPECTED} of ${AUDIENCE} doctors, ${stage.doctors} in the list`;
  return [
    { name: 'send to 50,000 checked', figure: checked! / 1000, unit: 's', limit: atMost(10), note },
    {
      name: 'send to 50,000 planned',
      figure: planned,
      unit: 's',
      limit: atMost(10),
      note: `${grown.toFixed(0)} MB more memory after check and plan`,
    },
    {
      name: 'pages of a send of 50,000',
      figure: median(times),
      unit: 'ms',
      note: `list, send, effects and people while it goes out; slowest ${Math.max(...times).toFixed(0)} ms`,
    },
    {
      name: 'send to 50,000 dispatched',
      figure: rate,
      unit: '/s',
      ratio: rate / PER_SECOND,
      limit: atLeast(0.8),
      note: `the service takes ${PER_SECOND} /s and turned ${told.turnedAway} away; ${told.taken} taken, 0 twice`,
    },
  ];
}

function takenBy(service: ChildProcess): Promise<SmsTaken> {
  const told = nextMessage<SmsTaken>(service);
  service.send({});
  return told;
}
