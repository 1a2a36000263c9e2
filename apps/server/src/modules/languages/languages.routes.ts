// Front door of the languages.
import { languageEndpoints } from '@yijian/contract/languages';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { openBuiltIn } from './built-in.service.ts';
import { importWords } from './import-words.service.ts';
import { changeWords, exportWords, findOverlay, listWords, reportLanguages, resetWords } from './languages.service.ts';

export function languageRoutes(settings: Pick<Settings, 'WEB_DIR'>): BoundEndpoint[] {
  const builtIn = openBuiltIn({ webDir: settings.WEB_DIR });
  return bind('languages', languageEndpoints, {
    overlay: (context) => findOverlay(context),
    list: (context, { query }) => listWords(context, { ...query, builtIn }),
    report: (context) => reportLanguages(context, { builtIn }),
    change: (context, { params, body }) => changeWords(context, { ...params, ...body, builtIn }),
    reset: (context, { params }) => resetWords(context, { ...params, builtIn }),
    export: (context, { query }) => exportWords(context, { ...query, builtIn }),
    import: (context, { body }) => importWords(context, { ...body, builtIn }),
  });
}
