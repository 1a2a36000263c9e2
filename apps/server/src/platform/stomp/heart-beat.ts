// Heart-beats in both directions; a client that sends none is watched by pings of the WebSocket (STOMP 1.2, heart-beating).
import type { WebSocket } from 'ws';

export interface HeartBeat {
  /** The client was heard. */
  heard(): void;
  /** Something was sent to the client. */
  sent(): void;
  stop(): void;
}

const PING_INTERVAL = 25_000;
/** Networks are late: a client is given up only after more than two beats without a sound. */
const TOLERANCE = 2.5;

/**
 * Starts the beats agreed with a client.
 * @param wished the client's heart-beat header `<can>,<wants>` in milliseconds
 * @param shortest what the server offers and asks for, in milliseconds
 */
export function createHeartBeat(socket: WebSocket, wished: string, shortest: number): HeartBeat {
  const [can = 0, wants = 0] = /^\d{1,9},\d{1,9}$/.test(wished) ? wished.split(',').map(Number) : [];
  const outgoing = wants === 0 ? undefined : Math.max(wants, shortest);
  const incoming = can === 0 ? PING_INTERVAL : Math.max(can, shortest);
  let lastHeard = Date.now();
  let lastSent = Date.now();

  const heard = () => {
    lastHeard = Date.now();
  };
  socket.on('pong', heard);
  const watch = setInterval(() => {
    if (Date.now() - lastHeard > incoming * TOLERANCE) socket.terminate();
    else if (can === 0) socket.ping();
  }, incoming);
  const beat =
    outgoing === undefined
      ? undefined
      : setInterval(() => {
          // Half a beat of grace keeps the interval of this timer and the promise to the client apart.
          if (Date.now() - lastSent >= outgoing / 2 && socket.readyState === socket.OPEN)
            socket.send('\n', { binary: false });
        }, outgoing / 2);
  watch.unref();
  beat?.unref();

  return {
    heard,
    sent: () => {
      lastSent = Date.now();
    },
    stop: () => {
      clearInterval(watch);
      clearInterval(beat);
    },
  };
}
