// What stands above the figures of a tile, in words.
import type { Board } from '@yijian/contract/dashboards';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { momentInShanghai, type BookSheet } from '../../../platform/sheets/index.ts';
import type { Say, Tile, TileAsked } from './tile.policy.ts';

/** What opens every board. */
export const READS_BOARDS = 'data:dashboards:read';

export const boardNames = {
  MANAGER: { zh: '管理驾驶舱', en: 'Manager dashboard' },
  HOSPITAL_SALES: { zh: '医院销售看板', en: 'Hospital sales' },
  CHANNELS: { zh: '渠道成效看板', en: 'Channel effect' },
  PRODUCTS: { zh: '产品区域看板', en: 'Products by region' },
} as const satisfies Record<Board, unknown>;

const ranges = {
  OWN: { zh: '本人', en: 'own' },
  TEAM: { zh: '本团队', en: 'the team' },
  REGION: { zh: '本大区', en: 'the region' },
  CUSTOM: { zh: '指定组织', en: 'chosen organisations' },
  ALL: { zh: '全部', en: 'everything' },
} as const satisfies Record<SessionUser['dataRange'], unknown>;

const labels = {
  title: { zh: '图块', en: 'Tile' },
  definition: { zh: '口径', en: 'Definition' },
  unit: { zh: '单位', en: 'Unit' },
  period: { zh: '期间', en: 'Period' },
  scope: { zh: '范围', en: 'Range' },
  asOf: { zh: '数据截至', en: 'As of' },
  none: { zh: '无数据', en: 'No figures' },
} as const;

/** Whose rows are counted. */
export const scopeWords = (say: Say, { firstName, dataRange }: SessionUser): string =>
  `${firstName} · ${say(ranges[dataRange])}`;

export function sheetOf(
  say: Say,
  tile: Tile,
  known: { readonly period: TileAsked; readonly scope: string },
): BookSheet {
  const { title, definition, unit, asOf, head, rows } = tile;
  const { period, scope } = known;
  return {
    name: title,
    facts: [
      [say(labels.title), title],
      [say(labels.definition), definition],
      [say(labels.unit), unit],
      [say(labels.period), `${period.from} – ${period.to}`],
      [say(labels.scope), scope],
      [say(labels.asOf), asOf === null ? say(labels.none) : momentInShanghai(new Date(asOf))],
    ],
    head,
    rows,
  };
}
