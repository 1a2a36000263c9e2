// Tells that the visit was changed elsewhere while it was written, and offers the ways on; nothing written is lost by itself.
import { Alert, Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { Standing } from './use-visit-work.ts';

export interface ChangedElsewhereProps {
  readonly standing: Standing;
  readonly reading: 'join' | 'drop' | null;
  readonly onTake: (how: 'join' | 'drop') => void;
}

export function ChangedElsewhere({ standing, reading, onTake }: ChangedElsewhereProps): ReactNode {
  const t = useVisitPhrases();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The buttons that keep the visit stand at the foot, where the top of a long form is out of sight.
    if (standing !== 'current') place.current?.scrollIntoView({ block: 'nearest' });
  }, [standing]);
  if (standing === 'current') return null;
  return (
    <div ref={place} className="visit-elsewhere">
      {standing === 'joined' ? (
        <Alert type="success" showIcon role="status" title={t('joinedNewest')} />
      ) : (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('changedElsewhere')}
          description={
            <>
              <p>{t('changedElsewhereWay')}</p>
              <div className="visit-elsewhere-ways">
                <Button type="primary" loading={reading === 'join'} onClick={() => onTake('join')}>
                  {t('joinNewest')}
                </Button>
                <Button loading={reading === 'drop'} onClick={() => onTake('drop')}>
                  {t('dropOwn')}
                </Button>
              </div>
            </>
          }
        />
      )}
    </div>
  );
}
