// A question on its way: the words that have come, stopping it, and what became of it (specification 7.2).
import {
  assistantEndpoints,
  type ChatAnswer,
  type ChatMode,
  type ConversationDetail,
} from '@yijian/contract/assistants';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { follow, isCancelled, keyOf, refreshCalls, type ApiError } from '../../../lib/api/index.ts';
import { chatOf } from '../assistants.api.ts';

const { find, list } = assistantEndpoints;

export interface Question {
  readonly mode: ChatMode;
  readonly question: string;
}

/** What is not yet part of the conversation as the server keeps it. */
export interface Running extends Question {
  readonly words: string;
  readonly state: 'waiting' | 'stopped' | 'failed';
  readonly error?: ApiError;
}

export interface Asking {
  readonly running: Running | null;
  readonly isWaiting: boolean;
  readonly ask: (question: Question) => void;
  readonly stop: () => void;
  /** Forgets what was stopped or has failed. */
  readonly clear: () => void;
}

/** Milliseconds after which the server has kept what was said until the stop. */
const KEPT = 600;

/** Asks in the conversation `id`, or begins one and tells which. */
export function useAsk(id: string | null, onConversation: (id: string) => void): Asking {
  const client = useQueryClient();
  const [running, setRunning] = useState<Running | null>(null);
  const left = useRef<AbortController | null>(null);
  // Nobody reads the answer of a page that is gone.
  useEffect(() => () => left.current?.abort(), []);

  const ask = async ({ mode, question }: Question): Promise<void> => {
    const controller = new AbortController();
    left.current = controller;
    let conversationId = id;
    let words = '';
    setRunning({ mode, question, words, state: 'waiting' });
    const onEvent = (event: string, data: unknown): void => {
      if (event === 'begun') ({ conversationId } = data as { conversationId: string });
      if (event !== 'delta') return;
      words += (data as { text: string }).text;
      setRunning({ mode, question, words, state: 'waiting' });
    };
    const body = { question, ...(id === null ? {} : { conversationId: id }) };
    try {
      const answer = await follow(chatOf[mode], { body }, { signal: controller.signal, errorMessage: false, onEvent });
      append(client, answer);
      setRunning(null);
      if (answer.conversationId !== id) onConversation(answer.conversationId);
      await refreshCalls(client, list);
    } catch (thrown) {
      const error = thrown as ApiError;
      setRunning({ mode, question, words, error, state: isCancelled(error) ? 'stopped' : 'failed' });
      // What had been said was kept by the server: from now on it is read from there.
      if (words !== '' && conversationId !== null) {
        await new Promise((resolve) => setTimeout(resolve, KEPT));
        await Promise.all([refreshCalls(client, list), refreshCalls(client, find)]);
        if (isCancelled(error)) setRunning(null);
        if (conversationId !== id) onConversation(conversationId);
      }
    }
  };
  return {
    running,
    isWaiting: running?.state === 'waiting',
    ask: (question) => void ask(question),
    stop: () => left.current?.abort(),
    clear: () => setRunning(null),
  };
}

/** The answer joins its conversation without another request. */
function append(client: QueryClient, answer: ChatAnswer): void {
  const { conversationId: id, question: title, mode, askedAt: updatedAt } = answer;
  client.setQueryData(keyOf(find, { params: { id } }), (known: ConversationDetail | undefined) => ({
    ...(known ?? { id, title, mode, updatedAt }),
    answers: [...(known?.answers ?? []), answer],
  }));
}
