// Tells open pages that rights may have changed, once for what changes together (specification 6).
import { rightsTopic } from '@yijian/contract/notifications';
import type { Hub } from '../../../platform/stomp/index.ts';
import { topicKey } from '../notifications.policy.ts';

export interface RightsContext {
  readonly hub: Hub;
  /** Users of an enterprise with open sockets. */
  readonly usersOf: (enterpriseId: string) => readonly string[];
}

export interface RightsFeed {
  /** Takes an announcement, `<enterprise>` for everyone or `<enterprise> <user>,<user>`. */
  readonly heard: (announcement: string) => void;
  stop(): void;
}

/** A role is stored in several statements, and many roles at once; pages ask again once. */
const GATHER = 200;

interface Waiting {
  readonly users: Set<string>;
  everyone: boolean;
  readonly timer: NodeJS.Timeout;
}

export function createRightsFeed(context: RightsContext): RightsFeed {
  const waiting = new Map<string, Waiting>();
  let told = 0;

  function tell(enterpriseId: string): void {
    const due = waiting.get(enterpriseId);
    waiting.delete(enterpriseId);
    if (due === undefined) return;
    told += 1;
    const concerned = context.usersOf(enterpriseId).filter((id) => due.everyone || due.users.has(id));
    for (const id of concerned)
      context.hub.publish(topicKey(enterpriseId, rightsTopic(id)), {
        id: `rights-${told}`,
        body: '{"rights":"changed"}',
      });
  }

  return {
    heard(announcement) {
      const [enterpriseId = '', users] = announcement.split(' ');
      const due = waiting.get(enterpriseId) ?? {
        users: new Set<string>(),
        everyone: false,
        timer: setTimeout(() => tell(enterpriseId), GATHER),
      };
      waiting.set(enterpriseId, due);
      if (users === undefined) due.everyone = true;
      else for (const id of users.split(',')) due.users.add(id);
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
