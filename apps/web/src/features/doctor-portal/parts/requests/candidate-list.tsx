// Doctors whom a registration may be: who has the phone already, and who has the name.
import { Radio } from 'antd';
import type { ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import { useCandidates } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { useDoctorRequestPhrases } from '../../doctor-requests.phrases.ts';

interface CandidateListProps {
  readonly requestId: string;
  readonly chosen: string | undefined;
  readonly onChoose: (doctorId: string | undefined) => void;
}

export function CandidateList({ requestId, chosen, onChoose }: CandidateListProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const words = useDoctorRequestPhrases();
  const candidates = useCandidates(requestId, true);
  return (
    // Without a candidate a new doctor is still a choice, the only one.
    <Async query={candidates} isEmpty={() => false} failedTitle={t('failed')} compact>
      {(found) => (
        <Radio.Group
          vertical
          aria-label={words('candidates')}
          value={chosen ?? ''}
          onChange={(event) => onChoose((event.target.value as string) || undefined)}
        >
          {found.map((one) => (
            <Radio key={one.id} value={one.id}>
              {[one.name, one.hospitalName, one.department, one.titleName, one.maskedPhone].filter(Boolean).join(' · ')}{' '}
              {one.hasPhone ? <Tag tone="ok">{words('samePhone')}</Tag> : null}
            </Radio>
          ))}
          <Radio value="">{words('newDoctor')}</Radio>
        </Radio.Group>
      )}
    </Async>
  );
}
