// Carries notices from the database to the sockets of this process, each once (reliability: WebSocket drop).
import type { Connections } from '../../../platform/db/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Hub } from '../../../platform/stomp/index.ts';
import { shownNotice, topicOfNotice } from '../notifications.policy.ts';
import { selectNoticesById, selectRecentIds } from './socket.sql.ts';

export interface FeedContext {
  readonly connections: Connections;
  readonly log: Log;
  readonly hub: Hub;
  /** Enterprises with open sockets. */
  readonly groups: () => string[];
}

export interface NoticeFeed {
  /** Takes an announcement, `<enterprise> <notice>`. */
  readonly heard: (announcement: string) => void;
  stop(): void;
}

/** Notices that come close together are read in one statement. */
const GATHER = 15;
/** An announcement is lost while the listening connection is away; this finds what it told. */
const SWEEP_EVERY = 10_000;
const REMEMBERED = 2_000;

interface Enterprise {
  readonly waiting: Set<string>;
  /** Sent, or older than the first socket; the oldest are forgotten. */
  readonly done: Set<string>;
  isKnown: boolean;
  timer: NodeJS.Timeout | undefined;
  /** The reading before: one follows the other, so that notices keep their order. */
  last: Promise<void>;
}

export function createNoticeFeed(context: FeedContext): NoticeFeed {
  const enterprises = new Map<string, Enterprise>();

  async function send(enterpriseId: string, enterprise: Enterprise): Promise<void> {
    const ids = [...enterprise.waiting].filter((id) => !enterprise.done.has(id));
    enterprise.waiting.clear();
    if (ids.length === 0) return;
    for (const row of await selectNoticesById(context.connections.bound(enterpriseId), ids)) {
      if (enterprise.done.has(row.id)) continue;
      remember(enterprise.done, row.id);
      context.hub.publish(topicOfNotice(enterpriseId, row.userId), {
        id: row.id,
        body: JSON.stringify(shownNotice(row)),
      });
    }
  }

  function take(enterpriseId: string, ids: readonly string[]): void {
    const enterprise = enterprises.get(enterpriseId) ?? {
      waiting: new Set(),
      done: new Set(),
      isKnown: false,
      timer: undefined,
      last: Promise.resolve(),
    };
    enterprises.set(enterpriseId, enterprise);
    for (const id of ids) enterprise.waiting.add(id);
    enterprise.timer ??= setTimeout(() => {
      enterprise.timer = undefined;
      enterprise.last = enterprise.last
        .then(() => send(enterpriseId, enterprise))
        .catch((error: unknown) => context.log.warn({ err: error }, 'notices could not be read'));
    }, GATHER);
  }

  /** The first look only learns what there is; later ones send what no announcement told. */
  async function sweep(enterpriseId: string): Promise<void> {
    const ids = await selectRecentIds(context.connections.bound(enterpriseId));
    const enterprise = enterprises.get(enterpriseId);
    if (enterprise?.isKnown === true) return take(enterpriseId, ids.toReversed());
    take(enterpriseId, []);
    const fresh = enterprises.get(enterpriseId)!;
    fresh.isKnown = true;
    for (const id of ids.toReversed()) if (!fresh.waiting.has(id)) remember(fresh.done, id);
  }

  const timer = setInterval(() => {
    const present = new Set(context.groups());
    for (const id of enterprises.keys()) if (!present.has(id)) enterprises.delete(id);
    for (const id of present)
      sweep(id).catch((error: unknown) => context.log.warn({ err: error }, 'notices could not be swept'));
  }, SWEEP_EVERY);
  timer.unref();

  return {
    heard(announcement) {
      const [enterpriseId = '', id = ''] = announcement.split(' ');
      if (context.groups().includes(enterpriseId)) take(enterpriseId, [id]);
    },
    stop: () => clearInterval(timer),
  };
}

function remember(done: Set<string>, id: string): void {
  done.add(id);
  if (done.size > REMEMBERED) done.delete(done.values().next().value!);
}
