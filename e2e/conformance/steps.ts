// What the client sends: ids it was told by earlier answers, and bodies guessed from the names of section 3, as few fields as may do.
import type { Sent, Told } from './client.ts';

/** What earlier answers said. */
export class Known {
  readonly #values = new Map<string, string>();
  get(name: string): string {
    return this.#values.get(name) ?? '1';
  }
  set(name: string, value: string): void {
    this.#values.set(name, value);
  }
  /** Keeps the first value of this name anywhere in an answer. */
  keep(as: string, answer: Told, name: string): void {
    const value = firstOf(answer.body.result, name);
    if (value !== undefined) this.#values.set(as, value);
  }
}

function firstOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as Record<string, unknown>)[name];
  if (typeof own === 'string' || typeof own === 'number') return String(own);
  for (const inner of Object.values(value)) {
    const found = firstOf(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export interface Step {
  readonly call: string;
  /** Values of the braces of the path, by what is known; the doctor unless named. */
  readonly ids?: readonly string[];
  readonly sent?: (known: Known) => Sent;
  /** Kept from the answer: as → name. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** A query or body that the specification does not give. */
  readonly isGuessed?: true;
  /** Changes something: it is not made where lists are only read. */
  readonly changes?: boolean;
  /** Made once before; only for the steps that follow, and not counted. */
  readonly isRepeated?: true;
}

/** Calls that only read although they are no GET. */
const asks = /^POST .*(page|search|find|list|codeList|cityIds|region|county|relation\/|hospital)|task\/log/i;
const changesBy = (call: string): boolean =>
  call.startsWith('GET ') ? /sync|refresh|insert|export|download/.test(call) : !asks.test(call);

const exact = (call: string, more: Omit<Step, 'call' | 'isGuessed'> = {}): Step => ({
  call,
  changes: changesBy(call),
  ...more,
});
const guess = (call: string, sent: (known: Known) => Sent, more: Omit<Step, 'call' | 'sent'> = {}): Step => ({
  call,
  sent,
  changes: changesBy(call),
  isGuessed: true,
  ...more,
});
const ofDoctor = (known: Known): Sent => ({ query: { doctorId: known.get('doctor') } });

/** A picture of four pixels and a sheet. */
const picture = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
]);
const sheet = new Blob(['医院名称,省份,城市\n规格书客户端医院,上海市,上海市\n']);

/** In an order in which each finds what it needs. Signing out comes last, signing in and the refresh are the client's own. */
export const steps: readonly Step[] = [
  exact('GET /API-SYSTEM/user/info', { keeps: { user: 'id' } }),
  exact('GET /API-SYSTEM/product/user/product/all'),
  exact('GET /product/user/product/all'),
  exact('GET /API-SYSTEM/menu/all/tree', { sent: () => ({ query: { ignorePermission: 'false', view: 'pc' } }) }),
  exact('GET /API-SYSTEM/menu/user/all', {
    sent: () => ({ query: { ignorePermission: 'false', type: 'BUTTON', view: 'pc', status: 'true' } }),
  }),
  exact('GET /API-SYSTEM/user/colleagues/{userId}', {
    ids: ['user'],
    sent: () => ({ query: { page: '0', seize: '1000' } }),
    keeps: { colleague: 'id' },
  }),
  exact('POST /API-SYSTEM/dict/data/find', { sent: () => ({ json: ['visitType'] }), keeps: { visitType: 'value' } }),
  exact('GET /province/all', { keeps: { province: 'id' } }),
  exact('GET /province/all/tree/user', { keeps: { ownProvince: 'id' } }),
  exact('GET /province/city/all/{id}', { ids: ['province'], keeps: { city: 'id' } }),
  exact('GET /province/area/all/{id}', { ids: ['city'] }),
  exact('GET /standard/department/current'),
  exact('GET /standard/doctor/title', { keeps: { title: 'code' } }),
  exact('GET /standard/administrative/position'),
  exact('GET /findDepartmentOneLevel'),
  exact('GET /findDepartmentTwoLevel'),
  exact('GET /field/all'),
  exact('GET /user/findUserRoleList'),
  exact('GET /doctor/get/all/search/param'),
  exact('GET /doctor/find/page', {
    sent: () => ({ query: { page: '0', size: '10', type: 'MY_CUSTOMER' } }),
    keeps: { doctor: 'doctorId', hospital: 'hospital' },
  }),
  exact('GET /doctor/get/department'),
  exact('GET /doctor/get/one/{doctorId}'),
  exact('GET /doctor/find/{id}'),
  exact('GET /doctor/get/other/works/{id}'),
  exact('GET /doctor/get/product/leve/{id}'),
  exact('GET /get/paper/range/{id}'),
  exact('GET /get/project/range/{id}'),
  exact('GET /findRelationType/list/{id}'),
  exact('GET /channel/find/{id}', { keeps: { channel: 'channel' } }),
  exact('GET /tag/term/find/user', { keeps: { term: 'id', group: 'groupId' } }),
  exact('GET /tag/personal/find'),
  exact('GET /tag/group/find/{groupId}', { ids: ['group'] }),
  exact('POST /tag/personal/add/{termValue}', { ids: ['newTag'], keeps: { ownTerm: 'id' } }),
  exact('GET /doctor/find/notTag/{id}'),
  exact('GET /find/staff/{id}'),
  exact('GET /find/{id}/system'),
  exact('GET /find/{id}/personal'),
  exact('GET /v2/visit/find/page/{id}'),
  exact('GET /doctor/verify/{id}/page'),
  exact('GET /doctor/verify/findBy/page'),
  exact('GET /task/type/num'),
  exact('GET /data/get/all/model', { keeps: { model: 'id' } }),
  exact('GET /data/download/template/{id}', { ids: ['model'] }),
  exact('GET /doctor/verify/download'),
  exact('GET /v2/visit/export'),
  guess('POST /v2/visit/find/my/page', () => ({ query: { page: '0', size: '10' } }), { keeps: { visit: 'id' } }),
  exact('GET /v2/visit/find/{id}', { ids: ['visit'] }),
  guess('POST /v2/visit/find/team/page', () => ({ query: { page: '0', size: '10' } })),
  guess('POST /v2/visit/add', (known) => ({
    form: { doctorId: known.get('doctor'), visitType: known.get('visitType') },
  })),
  guess('POST /dict/find/codeList', () => ({ form: { codeList: ['visitType'] } })),
  guess('POST /province/area/cityIds', (known) => ({ form: { cityIds: [known.get('city')] } })),
  guess('POST /sales/region', (known) => ({ form: { provinceIds: [known.get('ownProvince')] } }), {
    keeps: { ownCity: 'id' },
  }),
  guess('POST /sales/region/county', (known) => ({ form: { cityIds: [known.get('ownCity')] } })),
  guess(
    'POST /doctor/save/common/search/param',
    () => ({ form: { name: 'From the specification', parameters: { keyword: '陈' } } }),
    {
      keeps: { search: 'id' },
    },
  ),
  exact('DELETE /doctor/delete/search/param/{id}', { ids: ['search'] }),
  guess('POST /doctor/search', () => ({ form: { doctorName: '陈' } })),
  guess('POST /doctor/get/hospital/list', () => ({ form: { hospital: '医院' } })),
  guess('POST /doctorSpeaker/findHospital', () => ({ form: { hospital: '医院' } })),
  guess(
    'POST /doctor/add',
    (known) => ({ form: { doctorName: known.get('newName'), hospital: known.get('hospital'), department: '心内科' } }),
    { keeps: { newDoctor: 'id' } },
  ),
  guess('POST /archive/add', (known) => ({ form: { doctorId: known.get('newDoctor') } })),
  guess('POST /doctor/focus', (known) => ({ form: { doctorId: known.get('doctor'), attention: true } })),
  guess('GET /get/paper/info', ofDoctor),
  exact('GET /get/activity/range/{a}/{b}', { ids: ['doctor', 'size'] }),
  ...['activity', 'guide', 'meeting', 'live', 'patent', 'research', 'fund'].map((kind) =>
    guess(`GET /get/${kind}/info`, ofDoctor),
  ),
  guess('GET /findBy/list', ofDoctor),
  guess('GET /doctorAcademicNetworkCenterChart', ofDoctor, { keeps: { person: 'id', other: 'to' } }),
  guess('GET /doctorAcademicNetworkCenterTable', ofDoctor),
  guess('GET /findRelationList', (known) => ({
    query: { id: known.get('person'), relationId: known.get('other') },
  })),
  guess('GET /findDoctorRelation', (known) => ({
    query: { id: known.get('person'), relationId: known.get('other') },
  })),
  ...['doctor/action/activeness', 'doctor/action/tendency', 'educate/tendency'].map((path) =>
    guess(`GET /${path}`, ofDoctor),
  ),
  guess('GET /doctor/action/statistical', ofDoctor, { keeps: { dataType: 'dataType' } }),
  guess('GET /doctor/action/detail', ofDoctor),
  guess('GET /action/find/by/list/dataType', (known) => ({
    query: { doctorId: known.get('doctor'), dataType: known.get('dataType') },
  })),
  guess('POST /group/rules/find/relation/', () => ({})),
  guess('POST /customer/tag/add/{id}', (known) => ({
    query: { addedValue: known.get('newTag'), mobileTagType: 'PERSONAL' },
  })),
  guess(
    'POST /customer/tag/delete/{tagTermId}',
    (known) => ({ query: { mobileTagType: 'PERSONAL' }, list: [known.get('doctor')] }),
    { ids: ['ownTerm'] },
  ),
  guess('PUT /doctor/update/term/{id}', () => ({})),
  guess('PUT /update/personalTerm/{id}', () => ({})),
  guess('POST /channel/set', (known) => ({ form: { doctorId: known.get('doctor'), channel: known.get('channel') } })),
  exact('GET /bind/friend/list/refresh/{id}', { ids: ['user'] }),
  guess('GET /bind/friend/list/{a}/{b}', () => ({}), { ids: ['page', 'size'], keeps: { friend: 'externalUserId' } }),
  guess('POST /bind/external/user', (known) => ({ form: { doctorId: known.get('doctor'), id: known.get('friend') } })),
  guess('GET /tp/bind/sync/external/contact/single', (known) => ({ query: { id: known.get('friend') } })),
  exact('PUT /bind/refresh/channel/{id}'),
  exact('DELETE /bind/doctor/unbind/{id}'),
  guess('POST /bind/external/user', (known) => ({ form: { doctorId: known.get('doctor'), id: known.get('friend') } }), {
    isRepeated: true,
  }),
  exact('DELETE /tp/bind/doctor/unbind/{id}'),
  guess('GET /user/findById', (known) => ({ query: { id: known.get('user') } })),
  guess('GET /correct/insert', (known) => ({
    query: { doctorId: known.get('doctor'), name: 'department', value: '心内科' },
  })),
  guess('POST /task/create', (known) => ({ form: { title: 'Call the doctor', date: known.get('today') } }), {
    keeps: { task: 'id' },
  }),
  guess('POST /task/page', () => ({ query: { page: '0', size: '10' } })),
  exact('POST /task/log/find/{id}', { ids: ['task'] }),
  guess('PUT /task/update/{id}', () => ({ form: { title: 'Call the doctor again' } }), { ids: ['task'] }),
  guess('PUT /task/batch/shift', (known) => ({ form: { ids: [known.get('task')], userId: known.get('colleague') } })),
  guess('PUT /task/batch/close', (known) => ({ form: { ids: [known.get('task')] } })),
  guess('POST /doctor/verify/save', (known) => ({ form: { doctorId: known.get('doctor') } }), {
    keeps: { verification: 'id' },
  }),
  guess(
    'POST /doctor/verify/upload/certificate',
    (known) => ({ file: { name: 'certificate.png', content: picture, fields: { id: known.get('verification') } } }),
    { keeps: { certificate: 'id' } },
  ),
  exact('GET /doctor/verify/find/certificate/{id}', { ids: ['verification'] }),
  guess('DELETE /doctor/verify/delete/certificate', (known) => ({ query: { id: known.get('certificate') } })),
  guess(
    'POST /doctor/verify/upload/certificate',
    (known) => ({ file: { name: 'certificate.png', content: picture, fields: { id: known.get('verification') } } }),
    { isRepeated: true },
  ),
  exact('POST /doctor/verify/submit/{id}', { ids: ['verification'] }),
  guess('POST /doctor/verify/upload', () => ({ file: { name: 'results.csv', content: sheet } })),
  guess(
    'POST /data/upload',
    (known) => ({
      file: { name: 'model.csv', content: sheet, fields: { id: known.get('model') } },
    }),
    { keeps: { batch: 'id' } },
  ),
  guess('POST /API-LUNDBECK/diagnosis/page', () => ({ json: {}, query: { page: '0', size: '20' } })),
  guess('POST /API-LUNDBECK/diagnosis/export', () => ({ json: {} })),
  exact('GET /library/findByMaterialType'),
  exact('GET /API-DOCTOR/v2/standard/department/current', { sent: () => ({ isPublic: true }) }),
  guess('GET /API-MEET-TOOLS/public/findByHospital', () => ({ isPublic: true, query: { hospital: '医院' } }), {
    keeps: { openHospital: 'id' },
  }),
  // Neither a code nor the text is named by the specification: what is registered waits, unproved and without consent.
  guess('POST /API-DOCTOR/v2/doctor/register', (known) => ({
    isPublic: true,
    json: {
      doctorName: '规格书',
      phone: '13900007777',
      hospital: known.get('openHospital'),
      department: '心内科',
    },
  })),
  exact('POST /API-BEACON/sms/{realm}/{provider}/send/code/{phone}', {
    ids: ['realm', 'provider', 'phone'],
    sent: () => ({ isPublic: true }),
  }),
  // What a guest has at hand: the number and the code on the screen of the meeting, and the code on the own phone.
  exact('GET /API-MEET-TOOLS/meeting/expand/{meetingId}', { ids: ['meeting'], sent: () => ({ isPublic: true }) }),
  guess(
    'POST /API-MEET-TOOLS/public/validateCode',
    (known) => ({
      isPublic: true,
      query: { meetingId: known.get('meeting'), realm: known.get('realm') },
      json: { code: known.get('screenCode') },
    }),
    { keeps: { ticket: 'ticket' } },
  ),
  guess(
    'GET /API-MEET-TOOLS/public/meetingSign',
    (known) => ({
      isPublic: true,
      query: {
        meetingId: known.get('meeting'),
        ticket: known.get('ticket'),
        phone: known.get('phone'),
        code: known.get('phoneCode'),
      },
    }),
    { changes: true },
  ),
  exact('POST /API-NEUROGEN/geezn/generate_sso_url', { sent: () => ({ json: {} }) }),
  exact('GET /channel/list/by/example/pageable'),
  exact('GET /article/list/by/example/pageable/user'),
  exact('GET /article/count/by/example'),
  guess('GET /article/aggregation/{x}', () => ({}), { ids: ['facet'] }),
  ...['knowledge', 'article', 'pubmed', 'proposal'].map((mode) =>
    guess(`POST /${mode}/chat`, () => ({ isChat: true, form: { question: '癫痫' } })),
  ),
  guess('POST /data/save/data', (known) => ({ form: { id: known.get('batch') } })),
];

/** What cannot be called, and why. */
export const pending: Readonly<Record<string, string>> = {};
