// The WebSocket endpoint: who is let in, how many, and who must go (specification 7.4; reliability 2, rows 7, 9, 10).
import websocket from '@fastify/websocket';
import { coreErrors } from '@yijian/contract/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { fail } from '../errors/index.ts';
import type { Log } from '../log/index.ts';
import { createHub, type Hub } from './hub.ts';
import { standardLimits, type StompLimits } from './limits.ts';
import { openSession, type StompSession } from './session.ts';

/** Someone who was let in. */
export interface Admission {
  /** Whose rights are looked at together: the enterprise. */
  readonly group: string;
  /** Counts sockets: the user. */
  readonly user: string;
  /** The hub's topic behind a destination, or undefined when this user may not read it. */
  readonly topicOf: (destination: string) => string | undefined;
}

export interface StompOptions<A extends Admission> {
  readonly path: string;
  readonly log: Log;
  readonly limits?: Partial<StompLimits>;
  /** Lets a request in, or throws the refusal it is answered with before the upgrade. */
  readonly admit: (request: FastifyRequest) => Promise<A>;
  /** Which of these are still let in; asked again and again, so it should be one statement. */
  readonly stillHolds: (group: string, admissions: readonly A[]) => Promise<ReadonlySet<A>>;
  /** Milliseconds between two looks at everyone's rights. */
  readonly recheckEvery?: number;
}

export interface StompEndpoint {
  readonly hub: Hub;
  /** Groups with open sockets. */
  readonly groups: () => string[];
  /** The users of a group with open sockets, each once. */
  readonly usersOf: (group: string) => string[];
  /** Ends the sessions of a group that lost their rights. Calls close together become one. */
  recheck(group: string): void;
  /** Tells everyone to come back elsewhere and closes. */
  stop(): void;
}

const RECHECK_EVERY = 3_000;
const GATHER = 250;

/** Adds the endpoint to a server; call it before the server listens. */
export async function serveStomp<A extends Admission>(
  server: FastifyInstance,
  options: StompOptions<A>,
): Promise<StompEndpoint> {
  const limits = { ...standardLimits, ...options.limits };
  const hub = createHub();
  const open = new Map<WebSocket, { admission: A; session: StompSession }>();
  const admitted = new WeakMap<FastifyRequest, A>();
  const rechecks = watchRights(open, options);
  const socketsOf = (user: string) => [...open.values()].filter(({ admission }) => admission.user === user).length;

  await server.register(async (inner) => {
    await inner.register(websocket, {
      options: { maxPayload: limits.frameBytes, perMessageDeflate: false, handleProtocols: chooseProtocol },
    });
    inner.get(
      options.path,
      {
        websocket: true,
        preValidation: async (request) => {
          const admission = await options.admit(request);
          if (socketsOf(admission.user) >= limits.sockets) throw fail(coreErrors.tooManyRequests, { seconds: 60 });
          admitted.set(request, admission);
        },
      },
      (socket, request) => {
        const admission = admitted.get(request)!;
        const session = openSession({ socket, hub, limits, topicOf: admission.topicOf });
        open.set(socket, { admission, session });
        socket.on('close', () => open.delete(socket));
        if (socketsOf(admission.user) > limits.sockets) session.end('too many sockets');
      },
    );
  });

  return {
    hub,
    groups: () => [...new Set([...open.values()].map(({ admission }) => admission.group))],
    usersOf: (group) => [
      ...new Set([...open.values()].filter((one) => one.admission.group === group).map((one) => one.admission.user)),
    ],
    recheck: (group) => rechecks.soon(group),
    stop() {
      rechecks.stop();
      for (const { session } of open.values()) session.end('the server is moving');
    },
  };
}

function chooseProtocol(offered: Set<string>): string | false {
  return ['v12.stomp', 'v11.stomp', 'v10.stomp'].find((one) => offered.has(one)) ?? false;
}

type Open<A> = ReadonlyMap<WebSocket, { admission: A; session: StompSession }>;

function watchRights<A extends Admission>(open: Open<A>, options: StompOptions<A>) {
  const waiting = new Map<string, NodeJS.Timeout>();

  async function look(group: string): Promise<void> {
    const here = [...open.values()].filter(({ admission }) => admission.group === group);
    if (here.length === 0) return;
    try {
      const kept = await options.stillHolds(
        group,
        here.map(({ admission }) => admission),
      );
      for (const { admission, session } of here) if (!kept.has(admission)) session.end('the session has ended');
    } catch (error) {
      // A database that is away takes nobody's rights; the next look will tell.
      options.log.warn({ err: error, group }, 'rights of open sockets could not be looked at');
    }
  }

  const everyone = setInterval(() => {
    for (const group of new Set([...open.values()].map(({ admission }) => admission.group))) void look(group);
  }, options.recheckEvery ?? RECHECK_EVERY);
  everyone.unref();

  return {
    soon(group: string): void {
      if (waiting.has(group)) return;
      const timer = setTimeout(() => {
        waiting.delete(group);
        void look(group);
      }, GATHER);
      waiting.set(group, timer);
    },
    stop(): void {
      clearInterval(everyone);
      for (const timer of waiting.values()) clearTimeout(timer);
    },
  };
}
