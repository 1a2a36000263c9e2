// Door of STOMP over WebSocket.
export { createHub, type Hub } from './hub.ts';
export { standardLimits, type StompLimits } from './limits.ts';
export { serveStomp, type Admission, type StompEndpoint, type StompOptions } from './serve.ts';
