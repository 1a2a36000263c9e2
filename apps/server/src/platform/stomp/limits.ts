// What one socket, one frame and one user may take (reliability: STOMP resource abuse).

export interface StompLimits {
  /** Milliseconds from the upgrade to CONNECT. */
  readonly connectTimeout: number;
  /** Bytes of a frame. */
  readonly frameBytes: number;
  readonly subscriptions: number;
  /** Sockets of one user in this process. */
  readonly sockets: number;
  /** Bytes waiting for a slow reader; more, and it is dropped. */
  readonly backlogBytes: number;
  /** Shortest heart-beat in either direction, in milliseconds. */
  readonly heartBeat: number;
  /** Messages a client may send in ten seconds, heart-beats included. */
  readonly messagesPerTenSeconds: number;
}

export const standardLimits: StompLimits = {
  connectTimeout: 5_000,
  frameBytes: 64 * 1024,
  subscriptions: 50,
  sockets: 20,
  backlogBytes: 1024 * 1024,
  heartBeat: 10_000,
  messagesPerTenSeconds: 200,
};
