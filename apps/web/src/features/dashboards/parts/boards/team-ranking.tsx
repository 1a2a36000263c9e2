// Members by the visits they held, with what they cover; a member opens their visits.
import { RankBars, Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import type { Days, useTeam } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { visitsPath } from '../paths.ts';
import './boards.css';

const SHOWN = 12;

export function TeamRanking({ team, days }: { team: ReturnType<typeof useTeam>; days: Days }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  return (
    <Tile title={t('ranking')} note={t('rankingNote')} span={7}>
      <Async
        query={team}
        shape="list"
        rows={8}
        compact
        failedTitle={t('failed')}
        isEmpty={(rows) => rows.length === 0}
        empty={{ reason: t('nobody') }}
      >
        {(rows) => (
          <RankBars
            label={t('ranking')}
            items={rows
              .toSorted((one, other) => other.visits - one.visits)
              .slice(0, SHOWN)
              .map((row) => ({
                key: row.userId,
                value: row.visits,
                label: (
                  <button
                    type="button"
                    className="board-link"
                    aria-label={t('member', {
                      name: row.userName,
                      visits: format.count(row.visits),
                      coverage: format.percent(row.coverage, 0),
                    })}
                    onClick={() =>
                      shell.openTab(
                        visitsPath('team', {
                          userId: row.userId,
                          isMet: 'true',
                          startFrom: days.from,
                          startTo: days.to,
                        }),
                      )
                    }
                  >
                    {row.userName}
                  </button>
                ),
                text: format.count(row.visits),
                note: format.percent(row.coverage, 0),
              }))}
          />
        )}
      </Async>
    </Tile>
  );
}
