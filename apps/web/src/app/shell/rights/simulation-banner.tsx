// Says on every page of a tab that it is seen as another user, and ends that (specification 6).
import { simulationEndpoints } from '@yijian/contract/administration';
import { Button } from 'antd';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { call } from '../../../lib/api/index.ts';
import { pageUrl } from '../../../lib/env/index.ts';
import { forgetSimulation, readSimulation } from '../../../lib/storage/index.ts';
import { useUser } from '../../guard/facts-store.ts';
import { useRightsPhrases } from './rights.phrases.ts';
import './simulation-banner.css';

export function SimulationBanner(): ReactNode {
  const t = useRightsPhrases();
  const { name } = useUser();
  return (
    <div className="simulation-banner" role="status">
      <Glyph icon={Eye} />
      <strong>{t('seeingAs', { name })}</strong>
      <span>{t('seeingAsNote')}</span>
      <Button size="small" onClick={() => void end()}>
        {t('endSeeing')}
      </Button>
    </div>
  );
}

/** Back to the console as oneself; a view that cannot be ended on the server runs out by itself. */
async function end(): Promise<void> {
  const key = readSimulation();
  forgetSimulation();
  if (key !== null)
    await call(simulationEndpoints.endSimulation, { body: { key } }, { errorMessage: false }).catch(() => undefined);
  window.location.assign(pageUrl('/admin/users'));
}
