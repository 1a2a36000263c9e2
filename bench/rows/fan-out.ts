// One message to many subscribers over STOMP: messages delivered in a second.
import type { Bench } from '../figure.ts';
import { median } from '../load/message.ts';
import { endChild, nextMessage, startChild } from '../stage/child.ts';

const SOCKETS = 200;
const MESSAGES = 500;
const ROUNDS = 3;
const TOPIC = '/topic/general';
const body = JSON.stringify({ title: '学术会议邀请', content: '周四下午三点，医学部会议室。'.repeat(8) });

export const fanOut: Bench = {
  name: 'fan-out',
  async run() {
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rates.push(await deliver());
    return [
      {
        name: 'STOMP deliveries',
        figure: median(rates),
        unit: '/s',
        note: `${MESSAGES} messages of ${Buffer.byteLength(body)} bytes to ${SOCKETS} sockets`,
      },
    ];
  },
};

async function deliver(): Promise<number> {
  const server = await startChild<{ port: number }>('peers/stomp-server.ts', process.env);
  const client = await startChild('load/stomp-client.ts', process.env);
  try {
    const ready = nextMessage(client.child);
    client.child.send({ port: server.first.port, sockets: SOCKETS, topic: TOPIC, deliveries: SOCKETS * MESSAGES });
    await ready;
    const heard = nextMessage(client.child);
    const began = performance.now();
    server.child.send({ topic: TOPIC, messages: MESSAGES, body });
    await heard;
    return (SOCKETS * MESSAGES * 1000) / (performance.now() - began);
  } finally {
    await endChild(client.child);
    await endChild(server.child);
  }
}
