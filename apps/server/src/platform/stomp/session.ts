// One client on one socket: CONNECT, subscriptions, receipts, heart-beats and the end (STOMP 1.0 to 1.2; specification 7.4).
import type { WebSocket } from 'ws';
import { FrameError, readFrames, writeFrame, type Frame } from './frame.ts';
import { createHeartBeat, type HeartBeat } from './heart-beat.ts';
import type { Hub } from './hub.ts';
import type { StompLimits } from './limits.ts';

export interface SessionOptions {
  readonly socket: WebSocket;
  readonly hub: Hub;
  readonly limits: StompLimits;
  /** The hub's topic behind a destination, or undefined when this client may not read it. */
  readonly topicOf: (destination: string) => string | undefined;
}

export interface StompSession {
  /** Says why and closes. */
  end(reason: string): void;
}

/** A refusal that ends the session; its words reach the client. */
class Refusal extends Error {}

/** Versions that are spoken, the newest first. */
const VERSIONS = ['1.2', '1.1', '1.0'] as const;

const POLICY_VIOLATION = 1008;
const NORMAL = 1000;
const WINDOW = 10_000;

/** Serves the socket until it closes. */
export function openSession({ socket, hub, limits, topicOf }: SessionOptions): StompSession {
  const subscriptions = new Map<string, () => void>();
  let version: (typeof VERSIONS)[number] | undefined;
  let isOver = false;
  let windowStart = Date.now();
  let messages = 0;
  let heartBeat: HeartBeat | undefined;
  const patience = setTimeout(() => end('CONNECT was expected'), limits.connectTimeout);

  function send(frame: string | Buffer): void {
    if (socket.readyState !== socket.OPEN) return;
    // A reader that does not read would fill the memory of the server: it is dropped and comes back by itself.
    if (socket.bufferedAmount > limits.backlogBytes) return socket.terminate();
    socket.send(frame, { binary: false });
    heartBeat?.sent();
  }

  function end(reason: string, code = POLICY_VIOLATION): void {
    if (isOver) return;
    isOver = true;
    if (code !== NORMAL) send(writeFrame('ERROR', { message: reason, 'content-type': 'text/plain' }, reason));
    socket.close(code, reason.slice(0, 60));
    setTimeout(() => socket.terminate(), 1_000).unref();
  }

  function connect(frame: Frame): void {
    if (version !== undefined) throw new Refusal('already connected');
    const offered = (frame.headers.get('accept-version') ?? '1.0').split(',').map((one) => one.trim());
    version = VERSIONS.find((one) => offered.includes(one));
    if (version === undefined) throw new Refusal(`Supported protocol versions are ${VERSIONS.toReversed().join(',')}`);
    clearTimeout(patience);
    heartBeat = createHeartBeat(socket, frame.headers.get('heart-beat') ?? '0,0', limits.heartBeat);
    const beat = String(limits.heartBeat);
    send(writeFrame('CONNECTED', { version, server: 'yijian', 'heart-beat': `${beat},${beat}` }));
  }

  function subscribe(frame: Frame): void {
    const destination = required(frame, 'destination');
    const id = idOf(frame);
    const topic = topicOf(destination);
    if (topic === undefined) throw new Refusal('this destination is not yours to read');
    if ((frame.headers.get('ack') ?? 'auto') !== 'auto') throw new Refusal('only ack auto is served');
    if (subscriptions.has(id)) throw new Refusal('this subscription exists');
    if (subscriptions.size >= limits.subscriptions) throw new Refusal('too many subscriptions');
    subscriptions.set(id, hub.add(topic, { subscription: id, destination, send }));
  }

  /** In 1.0 a subscription may go by its destination alone. */
  const idOf = (frame: Frame): string =>
    required(frame, version === '1.0' && !frame.headers.has('id') ? 'destination' : 'id');

  function unsubscribe(frame: Frame): void {
    const id = idOf(frame);
    subscriptions.get(id)?.();
    subscriptions.delete(id);
  }

  function obey(frame: Frame): void {
    if (isOver) return;
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return connect(frame);
    if (version === undefined) throw new Refusal('CONNECT was expected');
    if (frame.command === 'SUBSCRIBE') subscribe(frame);
    else if (frame.command === 'UNSUBSCRIBE') unsubscribe(frame);
    else if (frame.command !== 'DISCONNECT') throw new Refusal('clients only listen here');
    const receipt = frame.headers.get('receipt');
    if (receipt !== undefined) send(writeFrame('RECEIPT', { 'receipt-id': receipt }));
    if (frame.command === 'DISCONNECT') end('goodbye', NORMAL);
  }

  function countMessage(): void {
    const now = Date.now();
    if (now - windowStart > WINDOW) [windowStart, messages] = [now, 0];
    messages += 1;
    if (messages > limits.messagesPerTenSeconds) throw new Refusal('too many messages');
  }

  socket.on('message', (data: Buffer) => {
    if (isOver) return;
    heartBeat?.heard();
    try {
      countMessage();
      for (const frame of readFrames(data)) obey(frame);
    } catch (error) {
      end(error instanceof FrameError || error instanceof Refusal ? error.message : 'internal error');
    }
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    isOver = true;
    clearTimeout(patience);
    heartBeat?.stop();
    for (const remove of subscriptions.values()) remove();
    subscriptions.clear();
  });

  return { end };
}

function required(frame: Frame, header: string): string {
  const value = frame.headers.get(header);
  if (value === undefined || value === '' || value.length > 200)
    throw new Refusal(`header ${header} is missing or too long`);
  return value;
}
