// The calls of tagging by a language model.
import { endpoint } from '../../core/index.ts';
import { insightErrors as errors } from '../insights.errors.ts';
import { ChangedModelTagger, ModelTagger, Proposed } from './model.schema.ts';

const access = { permission: 'admin:enterprise:write' } as const;

export const modelTaggerEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/insight/tagger',
    summary: { zh: '观点标注的语言模型', en: 'Language model that tags' },
    access,
    output: ModelTagger,
    errors: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/insight/tagger',
    summary: { zh: '设置观点标注的语言模型', en: 'Set the language model that tags' },
    access,
    body: { encoding: 'json', schema: ChangedModelTagger },
    output: ModelTagger,
    errors: [errors.badTagger],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/insight/post/propose',
    summary: { zh: '请语言模型标注词库没有把握的句子', en: 'Have the model read what the lexicon is unsure of' },
    access: { permission: 'userInsights:insights:write' },
    output: Proposed,
    errors: [
      errors.noTagger,
      errors.taggerSpent,
      errors.taggerUnreachable,
      errors.taggerRefused,
      errors.taggerTimedOut,
    ],
    effect: 'job',
  }),
};
