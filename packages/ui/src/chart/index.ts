// Door of chart: charts drawn from the tokens' palette (look and feel, charts).
export { Sparkline } from './sparkline.tsx';
export type { SparklineProps } from './sparkline.tsx';
