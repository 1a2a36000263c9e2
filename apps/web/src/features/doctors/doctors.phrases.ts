// Words of the doctors.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useDoctorPhrases } = definePhrases('doctors', {
  pick: { zh: '姓名、拼音或首字母', en: 'Name, pinyin or initials' },
  typeToFind: { zh: '输入姓名、拼音或首字母查找', en: 'Type a name, pinyin or initials' },
  nobody: { zh: '没有找到医生', en: 'No doctor found' },
});
