// One STOMP connection that comes back by itself, with a fresh single-use ticket each time (specification 7.4, R7.11).
import {
  CHANGES_TOPIC,
  GENERAL_TOPIC,
  Notice,
  SOCKET_PATH,
  rightsTopic,
  userTopic,
} from '@yijian/contract/notifications';
import { sessionEndpoints } from '@yijian/contract/sessions';
import { ApiError, call, connection } from '../api/index.ts';
import { currentToken } from '../storage/index.ts';
import { retryDelay, sleep } from './retry-delay.ts';

/** Event of the window: its detail says what of the enterprise is to be read again. */
export const CHANGED = 'yijian:changed';

export interface Listener {
  onNotice(notice: Notice): void;
  /** The user's rights may have changed. */
  onRights(): void;
  onConnect(): void;
  onLost(): void;
}

/** Connects, subscribes to the general and the user's own topic, and reconnects until the answered function is called. */
export function keepConnected(userId: string, listener: Listener): () => void {
  const stopper = new AbortController();
  void run(userId, listener, stopper.signal);
  return () => stopper.abort();
}

async function run(userId: string, listener: Listener, stopped: AbortSignal): Promise<void> {
  for (let attempt = 0; !stopped.aborted;) {
    const wasConnected = await once(userId, listener, stopped).catch(() => false);
    if (stopped.aborted) return;
    if (wasConnected) listener.onLost();
    attempt = wasConnected ? 0 : attempt + 1;
    await sleep(retryDelay(attempt), stopped);
  }
}

/** One connection from its ticket to its end; answers whether it ever stood. */
async function once(userId: string, listener: Listener, stopped: AbortSignal): Promise<boolean> {
  const address = await socketAddress(stopped);
  const { Client } = await import('@stomp/stompjs');
  if (stopped.aborted) return false;
  return new Promise((resolve) => {
    let stood = false;
    // Its own reconnecting is off: a ticket works once, so every attempt needs another address.
    const client = new Client({ brokerURL: address, reconnectDelay: 0, connectionTimeout: 10_000 });
    const close = (): void => void client.deactivate({ force: true });
    client.onConnect = () => {
      stood = true;
      for (const topic of [GENERAL_TOPIC, userTopic(userId)]) {
        client.subscribe(topic, ({ body }) => deliver(body, listener));
      }
      client.subscribe(rightsTopic(userId), () => listener.onRights());
      client.subscribe(CHANGES_TOPIC, ({ body }) => dispatchEvent(new CustomEvent(CHANGED, { detail: body })));
      listener.onConnect();
    };
    client.onStompError = close;
    client.onWebSocketClose = () => {
      stopped.removeEventListener('abort', close);
      close();
      resolve(stood);
    };
    stopped.addEventListener('abort', close, { once: true });
    client.activate();
  });
}

/**
 * The address with a ticket in place of the access token, which must not stand in an address where that can be avoided:
 * a server that gives no tickets gets the token, as line 133 says.
 */
async function socketAddress(signal: AbortSignal): Promise<string> {
  // Through call(), so that an ended access token is refreshed on the way.
  const { ticket } = await call(
    sessionEndpoints.issueTicket,
    {},
    { errorMessage: false, repeatCancel: false, signal },
  ).catch((error: unknown) => {
    const token = currentToken();
    if (!(error instanceof ApiError) || error.status !== 404 || token === null) throw error;
    return { ticket: token };
  });
  const base = connection().interfaceAddress.replace(/^http/, 'ws');
  return `${base}${SOCKET_PATH}?access_token=${encodeURIComponent(ticket)}`;
}

function deliver(body: string, listener: Listener): void {
  try {
    listener.onNotice(Notice.parse(JSON.parse(body)));
  } catch (cause) {
    console.warn('a notice was not readable', cause);
  }
}
