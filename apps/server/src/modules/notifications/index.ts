// Side door of the notices: any room tells its users something, in the transaction that caused it.
export { notify, type NewNotice } from './notifications.service.ts';
export { serveSocket, type Socket, type SocketOptions } from './socket/socket.routes.ts';
