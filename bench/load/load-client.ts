// The load client, a process of its own: several keep-alive connections, one call in flight on each.
import { openConnection } from './connection.ts';
import { quantile, type Order, type Outcome } from './message.ts';

process.on('message', (order: Order) => {
  run(order).then(
    (outcome) => process.send?.({ outcome }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function run(order: Order): Promise<Outcome> {
  const bytes = order.calls.map((call) => encode(call, order));
  const connections = await Promise.all(Array.from({ length: order.connections }, () => openConnection(order.port)));
  const times: number[] = [];
  const before = process.cpuUsage();
  const began = performance.now();
  const end = began + (order.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  const most = order.count ?? Number.POSITIVE_INFINITY;
  let next = 0;
  let refused = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (next < most) {
        const sent = performance.now();
        if (sent >= end) break;
        const status = await connection.send(bytes[next++ % bytes.length]!);
        times.push(performance.now() - sent);
        if (status !== 200) refused += 1;
      }
      connection.close();
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const used = process.cpuUsage(before);
  const sorted = Float64Array.from(times).sort();
  return {
    requests: times.length,
    seconds,
    perSecond: times.length / seconds,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    longest: sorted.at(-1) ?? Number.NaN,
    refused,
    clientSeconds: (used.user + used.system) / 1e6,
  };
}

function encode(call: Order['calls'][number], order: Order): Buffer {
  const body = call.body ?? '';
  const own: Record<string, string> =
    call.body === undefined
      ? {}
      : {
          'content-type': call.json === true ? 'application/json' : 'application/x-www-form-urlencoded',
          'content-length': String(Buffer.byteLength(body)),
        };
  const lines = Object.entries({ ...order.headers, ...own }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${call.method} ${call.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}
