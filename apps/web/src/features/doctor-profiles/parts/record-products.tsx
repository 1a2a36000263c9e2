// Where the doctor stands with each product.
import type { DoctorProduct } from '@yijian/contract/doctor-profiles';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { DescriptionList } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useDoctorProducts } from '../doctor-profiles.api.ts';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';

const tones = {
  NONE: 'neutral',
  AWARE: 'neutral',
  OPEN: 'primary',
  SUPPORTER: 'ok',
} as const satisfies Record<DoctorProduct['level'], Tone>;

export function RecordProducts({ doctorId }: { doctorId: string }): ReactNode {
  const t = useProfilePhrases();
  const format = useFormat();
  return (
    <Async query={useDoctorProducts(doctorId)} shape="list" rows={3} failedTitle={t('productsFailed')}>
      {(products) => (
        <DescriptionList
          columns={1}
          items={products.map(({ productId, productName, level, talks, lastTalkAt }) => ({
            key: productId,
            label: productName,
            value: (
              <span className="record-product">
                <StatusBadge tone={tones[level]} icon={null}>
                  {t(`level.${level}`)}
                </StatusBadge>
                {lastTalkAt === null ? null : (
                  <small className="num">{t('talks', { count: talks, at: format.date(lastTalkAt) })}</small>
                )}
              </span>
            ),
          }))}
        />
      )}
    </Async>
  );
}
