// The words of forms.
import { definePhrases } from '../i18n/index.ts';

export const { usePhrases: useFormPhrases } = definePhrases('forms', {
  save: { zh: '保存', en: 'Save' },
  required: { zh: '请填写{label}', en: '{label} is required' },
  moreFields: { zh: '更多（{count} 项，可不填）', en: 'More ({count}, optional)' },
});
