// Side door of the assistant: asked and judged, as the demo needs it.
export { rateAnswer } from './assistants.service.ts';
export { ask } from './chat/chat.service.ts';
