// Side door of payments: what the page of a meeting that was cancelled late shows of them.
export { FeeWaivers } from './parts/waivers/fee-waivers.tsx';
