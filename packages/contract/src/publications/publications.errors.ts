// What can go wrong with publications.
import { defineErrors } from '../core/index.ts';

export const publicationErrors = defineErrors('publications', {
  withheld: {
    status: 403,
    zh: '暂无该药品学术数据的详细信息',
    en: 'No detailed information on the academic data of this drug is available',
  },
  notFound: { status: 404, zh: '论文不存在', en: 'There is no such paper' },
  importNotFound: { status: 404, zh: '没有这次导入', en: 'There is no such import' },
  importRunning: {
    status: 409,
    zh: '已有一个文件正在导入，请等它结束或先停止',
    en: 'A file is being imported; wait for its end or stop it first',
  },
  sameFile: {
    status: 409,
    zh: '同一文件已于 {at} 导入，如需重新核对请选择“仍然导入”',
    en: 'The same file was imported at {at}; choose “import all the same” to check it again',
  },
  unknownFormat: {
    status: 400,
    zh: '无法识别的文件，请上传 OpenAlex 的 JSON Lines 或 PubMed 的 XML（可为 .gz）',
    en: 'The file is not recognised; upload JSON lines of OpenAlex or XML of PubMed, plain or .gz',
  },
  notRunning: { status: 409, zh: '这次导入已经结束', en: 'The import has ended already' },
  decidedMeanwhile: {
    status: 409,
    zh: '其中一条归属{state}{by}，请刷新后再看',
    en: 'One of these is {state} by now{by}; refresh and look again',
  },
  changedMeanwhile: {
    status: 409,
    zh: '其中的归属刚被他人判定，请刷新后再看',
    en: 'Somebody has just decided on one of these; refresh and look again',
  },
  creditedTwice: {
    status: 409,
    zh: '同一篇论文只能有一位作者归属于同一位医生',
    en: 'Only one author of a paper can be the same doctor',
  },
  scholarNotFound: { status: 404, zh: '作者不存在', en: 'There is no such author' },
  samePerson: { status: 400, zh: '请选择两位不同的作者', en: 'Choose two different authors' },
  coAuthors: {
    status: 409,
    zh: '两位作者同时出现在一篇论文中，不可能是同一人',
    en: 'The two appear on one paper together, so they are two people',
  },
  nothingToUndo: { status: 409, zh: '没有可以撤销的判定', en: 'There is no decision to undo' },
  nothingToSplit: {
    status: 409,
    zh: '所选论文不在该作者名下',
    en: 'The chosen papers are not credited to this author',
  },
});
