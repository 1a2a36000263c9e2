// Door of sparkline: apart from the charts, for lists draw it in their rows and need nothing else of them.
export { Sparkline, type SparklineProps } from './sparkline.tsx';
