// The products spoken about, each with its message and the doctor's reaction.
import { Button, Input, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { Field, SegmentedField } from '@yijian/ui/form-page';
import { Glyph, IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { useProducts } from '../../../products/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { ProductWork } from './visit-work.ts';

export interface VisitProductsProps {
  readonly products: readonly ProductWork[];
  readonly onChange: (products: ProductWork[]) => void;
  readonly error: string | undefined;
}

export function VisitProducts({ products, onChange, error }: VisitProductsProps): ReactNode {
  const t = useVisitPhrases();
  const options = useProducts();
  const free = options.filter((one) => products.every((product) => product.productId !== one.value));
  const nameOf = (id: string): string => options.find((one) => one.value === id)?.label ?? id;
  const reactions = [
    { value: 'POSITIVE', label: t('positive') },
    { value: 'NEUTRAL', label: t('neutral') },
    { value: 'NEGATIVE', label: t('negative') },
  ];
  const edit = (id: string, part: Partial<ProductWork>): void =>
    onChange(products.map((one) => (one.productId === id ? { ...one, ...part } : one)));
  const [next] = free;
  return (
    <Field label={t('products')} error={error}>
      <div className="visit-products" data-field="products" tabIndex={-1}>
        {products.map((product) => (
          <div key={product.productId} className="visit-product">
            <Select
              aria-label={t('products')}
              value={product.productId}
              options={options.filter((one) => one.value === product.productId || free.includes(one))}
              onChange={(productId: string) => edit(product.productId, { productId })}
            />
            <IconButton
              icon={X}
              label={t('removeProduct', { name: nameOf(product.productId) })}
              onClick={() => onChange(products.filter((one) => one !== product))}
            />
            <Input
              aria-label={t('message')}
              placeholder={t('message')}
              maxLength={200}
              value={product.keyMessage}
              onChange={(event) => edit(product.productId, { keyMessage: event.target.value })}
            />
            <SegmentedField
              label={t('reaction')}
              options={reactions}
              value={product.reaction ?? null}
              onChange={(reaction) => edit(product.productId, { reaction: reaction as ProductWork['reaction'] })}
            />
          </div>
        ))}
        {next ? (
          <Button
            size="small"
            icon={<Glyph icon={Plus} />}
            onClick={() => onChange([...products, { productId: next.value, keyMessage: '', reaction: null }])}
          >
            {t('addProduct')}
          </Button>
        ) : null}
      </div>
    </Field>
  );
}
