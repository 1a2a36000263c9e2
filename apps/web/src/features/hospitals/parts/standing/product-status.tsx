// How our products stand at a hospital: listed or not, purchased or not, since when, the next step and the way there.
import type { HospitalDetail } from '@yijian/contract/hospitals';
import { Button } from 'antd';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords } from '../use-hospital-words.ts';
import { StandingDialog } from './standing-dialog.tsx';
import { StandingHistory } from './standing-history.tsx';

type Product = HospitalDetail['products'][number];
const listingTones: Record<Product['listingStatus'], Tone> = {
  NONE: 'neutral',
  TEMPORARY: 'warn',
  PROPOSED: 'primary',
  LISTED: 'ok',
  STOPPED: 'bad',
};
const procurementTones: Record<Product['procurementStatus'], Tone> = {
  NONE: 'neutral',
  PURCHASING: 'ok',
  PAUSED: 'warn',
  STOPPED: 'bad',
};

export function ProductStatus({ hospital }: { hospital: HospitalDetail }): ReactNode {
  const t = useHospitalPhrases();
  const [moving, setMoving] = useState<Product>();
  const mayWrite = hasPermission('customer:hospitals:write');
  return (
    <>
      <Section id="products" title={t('productStatus')} count={hospital.products.length}>
        <table className="hospital-products">
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('listing')}</th>
              <th scope="col">{t('procurement')}</th>
              <th scope="col">{t('sinceWhen')}</th>
              {mayWrite ? <th scope="col">{t('act')}</th> : null}
            </tr>
          </thead>
          <tbody>
            {hospital.products.map((one) => (
              <ProductRow key={one.productId} product={one} onMove={mayWrite ? () => setMoving(one) : undefined} />
            ))}
          </tbody>
        </table>
        <h3 className="hospital-subtitle">{t('productHistory')}</h3>
        <StandingHistory hospitalId={hospital.id} />
      </Section>
      {moving ? (
        <StandingDialog hospitalId={hospital.id} product={moving} onClose={() => setMoving(undefined)} />
      ) : null}
    </>
  );
}

function ProductRow({ product, onMove }: { product: Product; onMove: (() => void) | undefined }): ReactNode {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  return (
    <tr>
      <td>{product.name}</td>
      <td>
        <StatusBadge tone={listingTones[product.listingStatus]}>{words.listing(product.listingStatus)}</StatusBadge>
      </td>
      <td>
        <StatusBadge tone={procurementTones[product.procurementStatus]}>
          {words.procurement(product.procurementStatus)}
        </StatusBadge>
      </td>
      <td className="hospital-quiet num">{product.since ?? '—'}</td>
      {onMove ? (
        <td>
          <Button type="link" size="small" aria-label={t('stepTitle', { product: product.name })} onClick={onMove}>
            {t('step')}
          </Button>
        </td>
      ) : null}
    </tr>
  );
}
