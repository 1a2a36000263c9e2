// Where a value is in use, in words (specification 8).

const places: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  visits: { zh: '拜访', en: 'visits' },
  visit_products: { zh: '拜访产品', en: 'products of visits' },
  doctors: { zh: '医生', en: 'doctors' },
  hospitals: { zh: '医院', en: 'hospitals' },
  hospital_products: { zh: '医院产品', en: 'products of hospitals' },
};

/** Such as `拜访 12 条，医生 3 条`; a table without a name shows its own. */
export function usesInWords(uses: readonly { place: string; uses: number }[], language: 'zh' | 'en'): string {
  return uses
    .map(({ place, uses: count }) => {
      const name = places[place]?.[language] ?? place;
      return language === 'zh' ? `${name} ${count} 条` : `${count} ${name}`;
    })
    .join(language === 'zh' ? '，' : ', ');
}
