// The fields by which a row names a hospital: its name, and where it is when the name is not enough.
import type { FieldRule } from './field-rule.policy.ts';

/** `aliases` are other heads of the name. */
export const hospitalNamed = (aliases: readonly string[]): readonly FieldRule[] => [
  {
    key: 'hospital',
    zh: '医院',
    en: 'Hospital',
    type: 'REFERENCE',
    isRequired: true,
    maxLength: 100,
    reference: 'hospitals',
    aliases,
    example: '云溪市第一人民医院',
  },
  {
    key: 'hospitalCity',
    zh: '医院所在城市',
    en: 'City of the hospital',
    type: 'REGION',
    aliases: ['城市', '市', 'city', 'hospital city'],
    example: '福州市',
  },
  {
    key: 'hospitalCounty',
    zh: '医院所在区县',
    en: 'County of the hospital',
    type: 'REGION',
    aliases: ['区县', '县区', 'county', 'hospital county'],
    example: '鼓楼区',
  },
];
