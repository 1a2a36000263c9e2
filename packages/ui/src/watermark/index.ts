// Door of watermark: the faint name over content (look and feel, ground rules).
export { Watermark } from './watermark.tsx';
export type { WatermarkProps } from './watermark.tsx';
