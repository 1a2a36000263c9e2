// The four states of what a doctor's page asks for: loading, failed, empty, ready.
import { describeError, type QueryLike } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Button } from './button.tsx';

interface AsyncProps<Data> {
  readonly query: QueryLike<Data>;
  readonly children: (data: Data) => ReactNode;
  /** What is said of an empty list. */
  readonly empty?: { readonly title?: string; readonly reason: string };
  /** Inside a card, where there is less room. */
  readonly compact?: boolean;
}

/** Data already here stays on the page when a later refresh fails. */
export function Async<Data>({ query, children, empty, compact }: AsyncProps<Data>): ReactNode {
  const t = useDoctorPortalPhrases();
  const { data, isError, error, refetch } = query;
  if (data === undefined && isError)
    return <Failed title={t('failed')} compact={compact} onRetry={refetch} {...describeError(error)} />;
  if (data === undefined) return <Loading compact={compact} />;
  if (empty !== undefined && Array.isArray(data) && data.length === 0) return <Empty compact={compact} {...empty} />;
  return children(data);
}

export function Loading({ compact }: { compact?: boolean | undefined }): ReactNode {
  const t = useDoctorPortalPhrases();
  return (
    <div className={compact ? 'doctor-loading' : 'doctor-loading doctor-loading-sheet'} role="status" aria-busy="true">
      <span className="doctor-hidden">{t('loading')}</span>
      <span className="doctor-bone" />
      <span className="doctor-bone" />
      <span className="doctor-bone" />
    </div>
  );
}

interface EmptyProps {
  readonly title?: string;
  readonly reason: string;
  readonly compact?: boolean | undefined;
}

export function Empty({ title, reason, compact }: EmptyProps): ReactNode {
  return (
    <div className={compact ? 'doctor-state doctor-state-compact' : 'doctor-state'}>
      {title === undefined ? null : <p className="doctor-state-title">{title}</p>}
      <p className={title === undefined ? 'doctor-state-title' : undefined}>{reason}</p>
    </div>
  );
}

interface FailedProps {
  readonly title: string;
  readonly reason?: string;
  readonly requestId?: string;
  readonly compact?: boolean | undefined;
  readonly onRetry?: (() => unknown) | undefined;
}

export function Failed({ title, reason, requestId, compact, onRetry }: FailedProps): ReactNode {
  const t = useDoctorPortalPhrases();
  return (
    <div className={compact ? 'doctor-state doctor-state-compact' : 'doctor-state'} role="alert">
      <p className="doctor-state-title">{title}</p>
      <p>{reason ?? t('failedReason')}</p>
      {requestId === undefined ? null : <p className="num">{t('requestNumber', { requestId })}</p>}
      {onRetry === undefined ? null : <Button onPress={() => void onRetry()}>{t('retry')}</Button>}
    </div>
  );
}
