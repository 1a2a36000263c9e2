// What is done from the page of a hospital: history, sharing, looking after it, changing it, visiting it.
import type { HospitalDetail } from '@yijian/contract/hospitals';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { HistoryButton } from '../../../audit/index.ts';
import { ShareButton } from '../../../shares/index.ts';
import { useOwnHospital } from '../../hospitals.api.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { HospitalForm } from '../form/hospital-form.tsx';

interface HospitalActionsProps {
  readonly hospital: HospitalDetail;
  readonly onVisit?: (() => void) | undefined;
}

/** The next step stands out: looking after the hospital, then visiting it. */
export function HospitalActions({ hospital, onVisit }: HospitalActionsProps): ReactNode {
  const t = useHospitalPhrases();
  const shell = useShell();
  const own = useOwnHospital();
  const [isEditing, setEditing] = useState(false);
  const toggle = (): void =>
    own.mutate(
      { params: { id: hospital.id }, body: { own: !hospital.isMine } },
      { onSuccess: ({ isMine }) => shell.toast.success(t(isMine ? 'owned' : 'disowned')) },
    );
  return (
    <>
      <HistoryButton kind="hospitals" recordId={hospital.id} />
      <ShareButton resource="hospital" recordId={hospital.id} name={hospital.shownName} />
      <Allowed permission="customer:hospitals:write">
        <Button type={hospital.isMine ? 'default' : 'primary'} loading={own.isPending} onClick={toggle}>
          {t(hospital.isMine ? 'disown' : 'own')}
        </Button>
        <Button onClick={() => setEditing(true)}>{t('edit')}</Button>
        {isEditing ? <HospitalForm hospital={hospital} onClose={() => setEditing(false)} /> : null}
      </Allowed>
      {onVisit ? (
        <Button type={hospital.isMine ? 'primary' : 'default'} onClick={onVisit}>
          {t('recordVisit')}
        </Button>
      ) : null}
    </>
  );
}
