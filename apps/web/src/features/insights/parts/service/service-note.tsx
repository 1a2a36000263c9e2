// Says that an outside service answered, what it left out, and whose doctors it counts.
import type { OpinionPart, ServiceNote } from '@yijian/contract/insights';
import { createContext, useContext, type ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

/** Whether numbers stand alone: the outside service knows no list of doctors behind them. */
export const CountsAlone = createContext(false);
export const useCountsAlone = (): boolean => useContext(CountsAlone);

interface ServiceLineProps {
  readonly service: ServiceNote;
  readonly of: 'GROUP' | 'DOCTOR';
}

export function ServiceLine({ service: { host, model, askedAt, missing }, of }: ServiceLineProps): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const parts = joined(missing.map((part) => t(`part.${part}`)));
  return (
    <div className="opinion-service" role="status">
      <span>{t('serviceLine', { host, model, at: format.dateTime(askedAt) })}</span>
      <span>{t(of === 'GROUP' ? 'serviceRange' : 'serviceDoctor')}</span>
      {of === 'DOCTOR' && missing.includes('posts') ? <strong>{t('servicePosts')}</strong> : null}
      {of === 'GROUP' && missing.length > 0 ? <strong>{t('serviceMissing', { parts })}</strong> : null}
    </div>
  );
}

interface PartProps {
  readonly service: ServiceNote | null;
  /** Leading doctors are known from the own posts alone. */
  readonly part: OpinionPart | 'voices';
  readonly children: ReactNode;
}

/** A tile stays and says so where the service left its part out. */
export function ServicePart({ service, part, children }: PartProps): ReactNode {
  const t = useInsightPhrases();
  const isLeftOut = service !== null && (part === 'voices' || service.missing.includes(part));
  return isLeftOut ? <p className="opinion-few">{t('notTold')}</p> : children;
}
