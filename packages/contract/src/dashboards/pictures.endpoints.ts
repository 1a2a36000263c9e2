// A board or a tile as a picture: drawn in the browser, marked, counted and logged like every other export (product 3.19).
import { z } from 'zod';
import { endpoint, text, uploadedFile } from '../core/index.ts';
import { exportFields, exportLimits } from '../exports/index.ts';
import { dashboardErrors as errors } from './dashboards.errors.ts';
import { Board, PeriodQuery } from './dashboards.schema.ts';

export const LARGEST_PICTURE = 12 * 1024 * 1024;

export const BoardPicture = z.strictObject({
  file: uploadedFile(),
  board: Board,
  tile: text(80).default('').describe('Title of the tile; empty: the whole board'),
  ...PeriodQuery.shape,
  ...exportFields,
  format: z.literal('png').default('png'),
});
export type BoardPicture = z.infer<typeof BoardPicture>;

export const pictureEndpoints = {
  take: endpoint({
    method: 'POST',
    path: '/v2/dashboard/picture',
    summary: { zh: '看板或图块导出为图片', en: 'A board or a tile as a picture' },
    access: { permission: 'data:dashboards:export' },
    body: { encoding: 'multipart', schema: BoardPicture, limit: LARGEST_PICTURE },
    output: { file: ['image/png'] },
    errors: [errors.badPeriod, errors.badPicture, ...exportLimits],
    effect: 'job',
  }),
};
