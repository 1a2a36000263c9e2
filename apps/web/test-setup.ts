// Files of a worker share their modules: each begins in Chinese and with nothing stored, whatever the one before it left.
import { setLanguage } from './src/lib/i18n/index.ts';

localStorage.clear();
sessionStorage.clear();
setLanguage('zh');
