// A local opinion service that speaks the agreed form (docs/opinion-service.md) and fails in the ways such services fail.
import type { ServerResponse } from 'node:http';
import type { ServiceDoctorQuestion, ServiceGroupQuestion } from '@yijian/contract/insights';
import { json, startLocalServer } from './local-server.ts';

export interface AskedOfService {
  readonly call: string;
  readonly authorization: string | undefined;
  readonly question: ServiceGroupQuestion & ServiceDoctorQuestion;
}

export interface OpinionServer {
  readonly address: string;
  readonly asked: AskedOfService[];
  /** partial: the total and the months alone; nonsense: a page; wrong: counts that do not add up; slow: no answer. */
  mode: 'good' | 'partial' | 'nonsense' | 'wrong' | 'refusing' | 'slow';
  /** Doctors who mention the chosen drug. */
  doctors: number;
  close: () => Promise<void>;
}

export async function startOpinionServer(): Promise<OpinionServer> {
  const server = await startLocalServer();
  const state: OpinionServer = {
    address: `${server.origin}/v1`,
    asked: [],
    mode: 'good',
    doctors: 120,
    close: () => server.close(),
  };
  server.answer(({ path, headers, body }, response) => {
    const question = JSON.parse(body) as AskedOfService['question'];
    const call = path.replace('/v1/', '');
    state.asked.push({ call, authorization: headers.authorization, question });
    if (!refused(state, response))
      json(response, call === 'group' ? groupAnswer(state, question) : doctorAnswer(question));
  });
  return state;
}

/** Whether the answer is none. */
function refused({ mode }: OpinionServer, response: ServerResponse): boolean {
  if (mode === 'slow') return true;
  if (mode === 'refusing') json(response, {}, 401);
  if (mode === 'nonsense') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>');
  if (mode === 'wrong') json(response, { model: 'reader-3', total: countsOf(30, 20), trend: [{ month: '2026-13' }] });
  return mode !== 'good' && mode !== 'partial';
}

const countsOf = (mentions: number, doctors: number) => {
  const [positive, negative] = [Math.floor(mentions / 2), Math.floor(mentions / 5)];
  return { mentions, doctors, positive, negative, neutral: mentions - positive - negative };
};

function groupAnswer({ mode, doctors }: OpinionServer, { drugs, before, to }: ServiceGroupQuestion) {
  const mentions = doctors * 3;
  const whole = { model: 'reader-3', total: countsOf(mentions, doctors) };
  const trend = [{ month: to.slice(0, 7), ...countsOf(mentions, doctors) }];
  if (mode === 'partial') return { ...whole, trend };
  const index = { value: 64.2, low: 61, high: 67.4 };
  const half = countsOf(mentions / 2, Math.floor(doctors / 2));
  return {
    ...whole,
    posts: doctors * 2,
    before: before === null ? null : half,
    index,
    trend,
    drugs: drugs.map(({ id, isChosen }) => ({
      id,
      ...(isChosen ? countsOf(mentions, doctors) : half),
      index,
      aspects: [
        { aspect: 'EFFICACY', ...half },
        { aspect: 'PRICE', ...countsOf(9, 6) },
      ],
    })),
    viewpoints: [
      { viewpoint: 'ONSET', ...half },
      { viewpoint: 'COST', ...countsOf(9, 6) },
    ],
    departments: [{ code: 'NEUROLOGY', name: '神经内科', ...half }],
    provinces: [
      { code: '310000', name: '上海市', ...countsOf(9, 6) },
      { code: '350000', name: '福建省', ...half },
    ],
    cities: [{ code: '350100', name: '福州市', ...half }],
    hospitals: Array.from({ length: 14 }, (_, at) => ({
      code: String(at + 1),
      name: `第${at + 1}医院`,
      ...countsOf(60 - at, 20),
    })),
  };
}

function doctorAnswer({ drugs, to }: ServiceDoctorQuestion) {
  const [drug] = drugs;
  return {
    model: 'reader-3',
    isWhole: false,
    posts: [1, 2, 3].map((id) => ({
      id: String(id),
      sourceName: '学术论坛',
      sourceWeight: 0.8,
      postedAt: `${to}T0${id}:00:00+08:00`,
      title: '用药体会',
      body: `${drug!.names[0]}起效快，价格偏高。`,
      mentions: [
        mentionOf(drug!.id, { quote: '起效快', aspect: 'EFFICACY', viewpoint: 'ONSET', attitude: 'POSITIVE' }),
        mentionOf(drug!.id, { quote: '价格偏高', aspect: 'PRICE', viewpoint: 'COST', attitude: 'NEGATIVE' }),
        mentionOf('999999', { quote: '起效快', aspect: 'EFFICACY', viewpoint: 'ONSET', attitude: 'POSITIVE' }),
      ],
    })),
  };
}

const mentionOf = (drugId: string, tag: object) => ({ sentence: 0, drugId, indication: 'MIGRAINE', ...tag });
