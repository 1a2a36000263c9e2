// The budgets of a year that the reader sees at the top: spent, held, left.
import type { BudgetLine } from '@yijian/contract/budgets';
import { HeadroomBar } from '@yijian/ui/chart';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useBudgets } from '../../dashboards-manager.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import './boards.css';

const SHOWN = 6;

/** Lines whose parent the reader does not see. */
const topOf = (lines: readonly BudgetLine[]): BudgetLine[] =>
  lines.filter((line) => !lines.some((other) => other.id === line.parentId));

export function BudgetTile({ year }: { year: number }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const query = useBudgets(year);
  if (!hasPermission('meeting:budgets:read')) return null;
  return (
    <Tile
      title={t('budget', { year: String(year) })}
      span={12}
      actions={
        <button type="button" className="board-link" onClick={() => shell.openTab('/meeting/budgetIndex')}>
          {t('allBudgets')}
        </button>
      }
    >
      <Async
        query={query}
        shape="list"
        rows={3}
        compact
        failedTitle={t('failed')}
        isEmpty={(lines) => lines.length === 0}
        empty={{ reason: t('none') }}
      >
        {(lines) => (
          <div className="board-bars">
            {topOf(lines)
              .slice(0, SHOWN)
              .map((line) => (
                <HeadroomBar
                  key={line.id}
                  label={line.name}
                  left={format.money(line.available)}
                  used={line.actual}
                  committed={line.committed + line.estimated}
                  cap={line.current}
                  note={t('budgetUse', {
                    used: format.money(line.actual),
                    held: format.money(line.committed + line.estimated),
                    all: format.money(line.current),
                  })}
                />
              ))}
          </div>
        )}
      </Async>
    </Tile>
  );
}
