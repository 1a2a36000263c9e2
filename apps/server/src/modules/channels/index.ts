// Side door of channels: the calls that enterprise chat makes of its own accord.
export { serveChatEvents } from './events/chat-events.routes.ts';
