// Materials of a meeting, opened as files.
import type { OwnMaterial } from '@yijian/contract/doctor-portal';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { Alert, Button } from 'antd';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingMaterials, useOpenMaterial } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';

export function MeetingMaterials({ id }: { id: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const materials = useMeetingMaterials(id);
  return (
    <Async query={materials} failedTitle={t('failed')} empty={{ reason: t('noMaterials') }} rows={2} compact>
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
      {open.error === null ? null : <Alert type="error" role="alert" title={open.error.message} />}
      {file === null ? null : (
        <Button
          size="large"
          icon={<Glyph icon={FileDown} />}
          loading={open.isPending}
          onClick={() => open.mutate(id, { onSuccess: saveFile })}
        >
          {t(isOpened ? 'openAgain' : 'openMaterial', { size: format.fileSize(file.size) })}
        </Button>
      )}
    </>
  );
}
