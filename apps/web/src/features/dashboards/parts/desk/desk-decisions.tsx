// What waits for the reader to decide, due first; each opens its record.
import type { Decision } from '@yijian/contract/open-decisions';
import { StatusBadge } from '@yijian/ui/badge';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useDecisions } from '../../dashboards-desk.api.ts';
import { useDeskPhrases } from '../../dashboards-desk.phrases.ts';
import { decisionsPath } from '../paths.ts';
import '../workspace.css';

export function DeskDecisions(): ReactNode {
  const t = useDeskPhrases();
  const shell = useShell();
  const query = useDecisions();
  return (
    <Tile
      title={t('decisions')}
      span={7}
      actions={
        <button type="button" className="workspace-link" onClick={() => shell.openTab(decisionsPath)}>
          {t('all')}
        </button>
      }
    >
      <Async query={query} shape="list" rows={6} compact failedTitle={t('failed')} empty={{ reason: t('noDecisions') }}>
        {(page) => (
          <ul className="workspace-rows">
            {page.content.map((decision) => (
              <DecisionRow key={`${decision.kind} ${decision.id}`} decision={decision} />
            ))}
          </ul>
        )}
      </Async>
    </Tile>
  );
}

function DecisionRow({ decision }: { decision: Decision }): ReactNode {
  const t = useDeskPhrases();
  const format = useFormat();
  const shell = useShell();
  const isEnglish = useLanguage() === 'en';
  const { title, context, step, person, sla, ageSeconds, path } = decision;
  return (
    <li>
      <button type="button" className="workspace-row" onClick={() => shell.openTab(path)}>
        <span className="workspace-main">
          <strong>{title}</strong>
          <small>{[context, step, isEnglish ? person.enName : person.name].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="workspace-side num">
          {t('waiting', { time: format.duration(ageSeconds) })}
          {sla === 'LATE' ? <StatusBadge tone="bad">{t('isLate')}</StatusBadge> : null}
        </span>
      </button>
    </li>
  );
}
