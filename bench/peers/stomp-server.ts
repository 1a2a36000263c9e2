// The product's STOMP endpoint alone, in a process of its own: publishes when told.
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { serveStomp } from '../../apps/server/src/platform/stomp/index.ts';

const server = fastify();
const endpoint = await serveStomp(server, {
  path: '/ws',
  log: openLog('silent'),
  limits: { sockets: 10_000 },
  admit: () => Promise.resolve({ group: 'all', user: 'everyone', topicOf: (destination: string) => destination }),
  stillHolds: (_group, admissions) => Promise.resolve(new Set(admissions)),
});
await server.listen({ port: 0, host: '127.0.0.1' });
process.on('message', ({ topic, messages, body }: { topic: string; messages: number; body: string }) => {
  let sent = 0;
  const publish = (): void => {
    for (let count = 0; count < 10 && sent < messages; count += 1)
      endpoint.hub.publish(topic, { id: String((sent += 1)), body });
    if (sent < messages) setImmediate(publish);
  };
  publish();
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: (server.server.address() as AddressInfo).port });
