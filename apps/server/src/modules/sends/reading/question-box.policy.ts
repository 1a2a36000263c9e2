// The box below an article in which a doctor asks: who gets the question, and what does not belong into it.
import { PLACE } from '../letters/links.policy.ts';
import { LONGEST } from '../asking/questions.policy.ts';

const words = {
  zh: {
    title: '向发送者提问',
    label: '您的问题',
    hint: '问题连同您的姓名转给向您发送本文的同事，由其答复。请勿填写患者信息；药品不良反应请直接告知您的医药代表。',
    send: '提交问题',
    kept: '问题已转达，发送者会与您联系。',
  },
  en: {
    title: 'Ask whoever sent this',
    label: 'Your question',
    hint: 'The question goes with your name to the colleague who sent you this article and who answers it. Please name no patient; tell your representative of adverse reactions directly.',
    send: 'Send the question',
    kept: 'Your question was passed on; you will hear from the sender.',
  },
} as const;

interface BoxFacts {
  readonly token: string;
  readonly language: 'zh' | 'en';
  /** Undefined where no question may be asked; 'kept' once one was. */
  readonly asking?: 'open' | 'kept' | undefined;
}

/** Empty where no question may be asked. */
export function questionBox({ token, language, asking }: BoxFacts): string {
  if (asking === undefined) return '';
  const own = words[language];
  const kept = asking === 'kept' ? `<p role="status"><strong>${own.kept}</strong></p>` : '';
  return `<section class="ask" id="ask"><h2>${own.title}</h2>${kept}
<form method="post" action="${PLACE}/read/${token}/ask?lang=${language}"><label for="question">${own.label}</label>
<textarea id="question" name="question" required minlength="2" maxlength="${LONGEST}" aria-describedby="ask-hint"></textarea>
<p class="quiet" id="ask-hint">${own.hint}</p><button type="submit">${own.send}</button></form></section>
`;
}
