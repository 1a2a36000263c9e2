// Door of figure-strip.
export { FigureStrip, type FigureStripProps, type StripFigure } from './figure-strip.tsx';
