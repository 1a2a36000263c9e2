// How our products stand at a hospital: listed or not, purchased or not, since when.
import type { HospitalDetail } from '@yijian/contract/hospitals';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords } from '../use-hospital-words.ts';

type Products = HospitalDetail['products'];
const listingTones: Record<Products[number]['listingStatus'], Tone> = {
  NONE: 'neutral',
  TEMPORARY: 'warn',
  PROPOSED: 'primary',
  LISTED: 'ok',
  STOPPED: 'bad',
};
const procurementTones: Record<Products[number]['procurementStatus'], Tone> = {
  NONE: 'neutral',
  PURCHASING: 'ok',
  PAUSED: 'warn',
  STOPPED: 'bad',
};

export function ProductStatus({ products }: { products: Products }): ReactNode {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  return (
    <table className="hospital-products">
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('listing')}</th>
          <th scope="col">{t('procurement')}</th>
          <th scope="col" aria-label={t('since', { day: '' })} />
        </tr>
      </thead>
      <tbody>
        {products.map((one) => (
          <tr key={one.productId}>
            <td>{one.name}</td>
            <td>
              <StatusBadge tone={listingTones[one.listingStatus]}>{words.listing(one.listingStatus)}</StatusBadge>
            </td>
            <td>
              <StatusBadge tone={procurementTones[one.procurementStatus]}>
                {words.procurement(one.procurementStatus)}
              </StatusBadge>
            </td>
            <td className="hospital-quiet num">{one.since ? t('since', { day: one.since }) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
