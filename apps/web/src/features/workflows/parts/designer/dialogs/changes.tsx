// What is different from the version in force, in words and marked in both drawings.
import { Drawer } from 'antd';
import { Loading } from '@yijian/ui/states';
import { useEffect, useState, type ReactNode } from 'react';
import { useVersion } from '../../../workflow-admin.api.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';
import { Comparing } from '../../compare/comparing.tsx';

export interface ChangesProps {
  readonly versionId: string;
  /** The text of the drawing as it is now. */
  readonly read: () => Promise<string>;
  readonly onClose: () => void;
}

export function Changes({ versionId, read, onClose }: ChangesProps): ReactNode {
  const t = useDesignerPhrases();
  const version = useVersion(versionId).data;
  const [after, setAfter] = useState<string | null>(null);
  useEffect(() => {
    void read().then(setAfter);
  }, [read]);
  return (
    <Drawer open size={860} title={t('changesToVersion')} onClose={onClose}>
      {version === undefined || after === null ? (
        <Loading rows={4} />
      ) : (
        <Comparing
          before={version.xml}
          after={after}
          beforeName={t('inForce', { version: version.number })}
          afterName={t('draft')}
        />
      )}
    </Drawer>
  );
}
