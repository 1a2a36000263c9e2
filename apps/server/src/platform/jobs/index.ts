// Door of events and scheduled work.
export { startDispatcher, type Dispatcher, type DispatcherOptions } from './dispatcher.ts';
export { emit, subscribe, type Payload, type Subscriber } from './events.ts';
export type { House, Repeat } from './repeats.ts';
export type { Schedule } from './scheduler.ts';
export { startJobs, type JobOptions, type Jobs } from './start.ts';
export { asSystem, type SystemOptions } from './system-context.ts';
