// Shortlists with the progress of their plans; one opens beside the list.
import type { Shortlist } from '@yijian/contract/opinion-leaders';
import { StatusBadge, Tag } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { inLine } from '../in-line.ts';
import { useShortlists } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import { PlanDrawer } from '../on-demand.tsx';
import type { Asking } from '../question/use-question.ts';

export function ShortlistsView({ asking }: { asking: Asking }): ReactNode {
  const t = useKolPhrases();
  const query = useShortlists();
  const open = asking.get('list');
  return (
    <>
      <Async query={query} failedTitle={t('failed')} empty={{ reason: t('noShortlist') }}>
        {(lists) => (
          <ul className="kol-list" aria-label={t('view.shortlists')}>
            {lists.map((one) => (
              <ShortlistItem key={one.id} shortlist={one} onOpen={() => asking.set({ list: one.id })} />
            ))}
          </ul>
        )}
      </Async>
      {open === undefined ? null : <PlanDrawer key={open} id={open} onClose={() => asking.set({ list: undefined })} />}
    </>
  );
}

function ShortlistItem({ shortlist, onOpen }: { shortlist: Shortlist; onOpen: () => void }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const { name, doctors, planned, withTask, done, late } = shortlist;
  const share = doctors === 0 ? 0 : (done / doctors) * 100;
  return (
    <li>
      <div className="kol-item-head">
        <button type="button" className="kol-link" aria-label={t('openList', { name })} onClick={onOpen}>
          {name}
        </button>
        {shortlist.isShared ? <Tag>{t('sharedTag')}</Tag> : null}
        {late > 0 ? <StatusBadge tone="bad">{t('lateTasks', { count: late })}</StatusBadge> : null}
      </div>
      <p className="num">{t('progress', { doctors, planned, tasks: withTask, done })}</p>
      <span className="kol-progress" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </span>
      <p className="kol-quiet num">{inLine([shortlist.ownerName, format.date(shortlist.updatedAt), shortlist.note])}</p>
    </li>
  );
}
