// Two nodes behind a balancer; one is stopped in order while calls run, again and again: no call may fail.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { userEndpoints } from '@yijian/contract/users';
import { taskEndpoints } from '@yijian/contract/tasks';
import type { Product, Stage } from '../../bench/stage/stage.ts';
import { shanghaiDay } from '../testing/days.ts';

const ROUNDS = 10;
const LANES = 8;
const drains = { DRAIN_SECONDS: '2' };

/** Takes turns among the nodes that say they are ready; asks each of them ten times a second. */
function openBalancer(ports: () => readonly number[]): Promise<{ port: number; close: () => void }> {
  let turn = 0;
  const unready = new Set<number>();
  const asking = setInterval(() => {
    for (const port of ports())
      fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => (ok ? unready.delete(port) : unready.add(port)),
        () => unready.add(port),
      );
  }, 100);
  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tried: readonly number[]): void => {
    const open = ports().filter((port) => !tried.includes(port) && !unready.has(port));
    const port = open[(turn += 1) % open.length];
    if (port === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const next = (): void => pass(incoming, body, outgoing, [...tried, port]);
    const { method, url, headers } = incoming;
    request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      if (answer.statusCode === 503 && open.length > 1) {
        answer.resume();
        next();
        return;
      }
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    })
      .on('error', (error: NodeJS.ErrnoException) => {
        // A call that was under way when its node went is lost: nothing of it may be sent twice.
        if (error.code === 'ECONNREFUSED') next();
        else outgoing.writeHead(502).end();
      })
      .end(body);
  };
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => pass(incoming, Buffer.concat(parts), outgoing, []));
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => {
          clearInterval(asking);
          server.close();
        },
      }),
    ),
  );
}

/** Answers whether no call failed. */
export async function stopOneOfTwo(on: Stage): Promise<boolean> {
  const nodes: Product[] = [await on.startProduct(drains), await on.startProduct(drains)];
  const balancer = await openBalancer(() => nodes.map(({ port }) => port));
  const token = await on.token('chen.yizhou', balancer.port);
  const failed: string[] = [];
  let calls = 0;
  const end = { isOver: false };
  const call = async (method: string, path: string, body?: object): Promise<void> => {
    calls += 1;
    try {
      const answer = await fetch(`http://localhost:${balancer.port}/prod-api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.status !== 200) failed.push(`${method} ${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    } catch (error) {
      failed.push(`${method} ${path} broke: ${String(error)}`);
    }
  };
  const lane = async (_: unknown, at: number): Promise<void> => {
    for (let number = 0; !end.isOver; number += 1)
      if (at % 2 === 0) await call(userEndpoints.findInfo.method, userEndpoints.findInfo.path);
      else {
        const body = { title: `crash-node-${at}-${number}`, type: 'FOLLOW_UP', dueOn: shanghaiDay(8) };
        await call(taskEndpoints.create.method, taskEndpoints.create.path, body);
      }
  };
  const lanes = Array.from({ length: LANES }, lane);
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(500);
    // Stopped while the balancer still sends it calls.
    await nodes[round % 2]!.stop();
    nodes.splice(round % 2, 1, await on.startProduct(drains));
  }
  end.isOver = true;
  await Promise.all(lanes);
  balancer.close();
  console.log(`${ROUNDS} nodes stopped behind a balancer: ${calls} calls, ${failed.length} failed`);
  for (const fault of failed.slice(0, 20)) console.log(`  ${fault}`);
  return failed.length === 0;
}
