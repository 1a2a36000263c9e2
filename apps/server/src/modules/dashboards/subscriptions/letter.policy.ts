// The letter of a subscription: the figures of a board and the way to it.
import type { Board } from '@yijian/contract/dashboards';
import { escapeHtml } from '../../../platform/gateways/index.ts';
import { boardNames } from '../boards/tile-words.policy.ts';
import type { Tile } from '../boards/tile.policy.ts';

const paths = {
  MANAGER: '/data/managerDashboard',
  HOSPITAL_SALES: '/data/businessDashboard-1',
  CHANNELS: '/data/businessDashboard-2',
  PRODUCTS: '/data/businessDashboard-3',
} as const satisfies Record<Board, string>;

export interface Told {
  readonly board: Board;
  readonly language: 'zh' | 'en';
  readonly period: { readonly from: string; readonly to: string };
  readonly scope: string;
  readonly tiles: readonly Tile[];
}

export const pathOf = ({ board, period }: Pick<Told, 'board' | 'period'>): string =>
  `${paths[board]}?from=${period.from}&to=${period.to}`;

/** At most so many lines of a tile that has no single figure. */
const MOST_LINES = 3;

/** Every tile as a line or a few. */
export function linesOf({ tiles }: Pick<Told, 'tiles'>): (readonly [name: string, value: string])[] {
  return tiles.flatMap(({ title, told, unit, rows }) =>
    told === undefined
      ? rows.slice(0, MOST_LINES).map((row) => {
          const at = row.findIndex((cell, index) => index > 0 && typeof cell === 'number');
          const names = row.slice(0, at === -1 ? undefined : at).join(' ');
          return [
            `${title} · ${names}`,
            at === -1 ? '—' : `${Number(row[at]).toLocaleString('en-US')} ${unit}`,
          ] as const;
        })
      : [[title, told] as const],
  );
}

const words = {
  period: { zh: '期间', en: 'Period' },
  scope: { zh: '范围', en: 'Range' },
  open: { zh: '打开看板', en: 'Open the board' },
  leave: {
    zh: '您订阅了这个看板，可在看板上取消订阅。',
    en: 'You subscribed to this board and can end that on the board.',
  },
} as const;

export function letterOf(told: Told, origin: string): { subject: string; html: string; text: string } {
  const { board, language, period, scope } = told;
  const subject = `${boardNames[board][language]} ${period.to}`;
  const link = `${origin}/pc${pathOf(told)}`;
  const lines = [
    [words.period[language], `${period.from} – ${period.to}`] as const,
    [words.scope[language], scope] as const,
    ...linesOf(told),
  ];
  const cells = lines.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#4a5b60">${escapeHtml(name)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  const html = `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:-apple-system,'PingFang SC','Microsoft YaHei',sans-serif;color:#1d2b2f"><h1 style="font-size:20px">${escapeHtml(subject)}</h1>
<table style="border-collapse:collapse;font-size:15px">${cells.join('')}</table>
<p><a href="${escapeHtml(link)}">${words.open[language]}</a></p><p style="font-size:12px;color:#5d6d72">${words.leave[language]}</p></body></html>`;
  const text = `${subject}\n\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${words.open[language]}: ${link}\n\n${words.leave[language]}\n`;
  return { subject, html, text };
}
