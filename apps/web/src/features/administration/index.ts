// Side door of the administration console: its frame, for sections that belong to later rooms.
export { ConsoleFrame } from './parts/frame/console-frame.tsx';
