// What was changed last on the day, and undoing it.
import { Button } from 'antd';
import { X } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useDayPhrases } from '../../dashboards-day.phrases.ts';
import type { Undo } from './use-undo.ts';
import './day.css';

export function UndoLine({ last, isUndoing, undo, forget }: Undo): ReactNode {
  const t = useDayPhrases();
  return (
    <div className="day-undo" role="status">
      {last === null ? null : (
        <>
          <span>{last.words}</span>
          {last.undo === undefined ? null : (
            <Button size="small" type="link" loading={isUndoing} onClick={undo}>
              {t('undo')}
            </Button>
          )}
          <IconButton icon={X} label={t('dismiss')} onClick={forget} />
        </>
      )}
    </div>
  );
}
