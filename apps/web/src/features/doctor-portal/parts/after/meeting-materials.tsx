// Materials of a meeting, opened as files.
import type { OwnMaterial } from '@yijian/contract/doctor-portal';
import type { ReactNode } from 'react';
import { saveFile } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingMaterials, useOpenMaterial } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Async } from '../kit/async.tsx';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../kit/notice.tsx';

export function MeetingMaterials({ id }: { id: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const materials = useMeetingMaterials(id);
  return (
    <Async query={materials} empty={{ reason: t('noMaterials') }} compact>
      {(found) => (
        <ul className="doctor-materials">
          {found.map((material) => (
            <li key={material.id}>
              <Material meetingId={id} material={material} />
            </li>
          ))}
        </ul>
      )}
    </Async>
  );
}

function Material({ meetingId, material }: { meetingId: string; material: OwnMaterial }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const open = useOpenMaterial(meetingId);
  const { id, title, summary, file, isOpened } = material;
  return (
    <>
      <h3>{title}</h3>
      {summary === '' ? null : <p>{summary}</p>}
      <Refusal error={open.error} />
      {file === null ? null : (
        <Button busy={open.isPending} onPress={() => open.mutate(id, { onSuccess: saveFile })}>
          {t(isOpened ? 'openAgain' : 'openMaterial', { size: format.fileSize(file.size) })}
        </Button>
      )}
    </>
  );
}
