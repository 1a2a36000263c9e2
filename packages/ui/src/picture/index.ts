// Door of picture: a part of the page as a PNG with title, facts and watermark; load it when it is asked for.
export { drawPicture } from './draw-picture.ts';
export type { PictureFrame } from './draw-picture.ts';
