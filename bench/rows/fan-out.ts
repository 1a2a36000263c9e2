// One message to many subscribers over STOMP: messages delivered in a second, against RabbitMQ's web-STOMP in the same run.
import type { ChildProcess } from 'node:child_process';
import { atLeast, type Bench } from '../figure.ts';
import { median } from '../load/message.ts';
import type { StompOrder } from '../load/stomp-client.ts';
import { startRabbit } from '../peers/rabbit.ts';
import { endChild, nextMessage, startChild } from '../stage/child.ts';

const SOCKETS = 1000;
const MESSAGES = 100;
const ROUNDS = 3;
const TOPIC = '/topic/general';
const body = JSON.stringify({ title: '学术会议邀请', content: '周四下午三点，医学部会议室。'.repeat(8) });

export const fanOut: Bench = {
  name: 'fan-out',
  async run() {
    const rabbit = await startRabbit();
    try {
      const own: number[] = [];
      const peer: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        own.push(await deliverOwn());
        if (rabbit !== undefined) peer.push(await deliverByRabbit(rabbit.port));
      }
      const what = `${MESSAGES} messages of ${Buffer.byteLength(body)} bytes to ${SOCKETS} sockets`;
      const figure = { name: 'STOMP deliveries', figure: median(own), unit: '/s' };
      if (rabbit === undefined) return [{ ...figure, note: `${what}; peer absent` }];
      const ratio = median(own.map((rate, round) => rate / peer[round]!));
      return [{ ...figure, ratio, limit: atLeast(2.5), note: `${what}; RabbitMQ ${median(peer).toFixed(0)} /s` }];
    } finally {
      await rabbit?.stop();
    }
  },
};

async function deliverOwn(): Promise<number> {
  const server = await startChild<{ port: number }>('peers/stomp-server.ts', process.env);
  try {
    const tell = (): void => void server.child.send({ topic: TOPIC, messages: MESSAGES, body });
    return await deliver({ port: server.first.port, connect: 'host:localhost' }, tell);
  } finally {
    await endChild(server.child);
  }
}

/** RabbitMQ hears of the messages from a client of its own, as from any server that uses it. */
async function deliverByRabbit(port: number): Promise<number> {
  // The account that every new broker has, for callers of its own machine.
  const where = { port, connect: 'host:/\nlogin:guest\npasscode:guest' };
  const sender = await readyClient({ ...where, sockets: 0, deliveries: 0, topic: TOPIC });
  try {
    return await deliver(where, () => void sender.send({ messages: MESSAGES, body }));
  } finally {
    await endChild(sender);
  }
}

async function deliver(where: Pick<StompOrder, 'port' | 'connect'>, tell: () => void): Promise<number> {
  const deliveries = SOCKETS * MESSAGES;
  const client = await readyClient({ ...where, sockets: SOCKETS, topic: TOPIC, deliveries });
  try {
    const heard = nextMessage(client);
    const began = performance.now();
    tell();
    await heard;
    return (deliveries * 1000) / (performance.now() - began);
  } finally {
    await endChild(client);
  }
}

async function readyClient(order: StompOrder): Promise<ChildProcess> {
  const { child } = await startChild('load/stomp-client.ts', process.env);
  const ready = nextMessage(child);
  child.send(order);
  await ready;
  return child;
}
