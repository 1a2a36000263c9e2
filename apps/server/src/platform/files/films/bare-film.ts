// A film without where, when and with what it was made, as a picture is written anew without it.
import type { VideoType } from '../sniff-file.ts';
import { bareMp4 } from './bare-mp4.ts';
import { bareWebm } from './bare-webm.ts';

/** As long as the file that came; undefined where the file is not made as its kind is. */
export const bareFilm = (type: VideoType, content: Buffer): Buffer | undefined =>
  type === 'video/mp4' ? bareMp4(content) : bareWebm(content);
