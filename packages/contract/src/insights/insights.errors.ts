// What can go wrong with opinion analysis.
import { defineErrors } from '../core/index.ts';

export const insightErrors = defineErrors('insights', {
  chooseFirst: {
    status: 400,
    zh: '请先选择适应症和药品名称',
    en: 'Please choose indications and drug names first',
  },
  choosePlace: {
    status: 400,
    zh: '请选择省份和城市',
    en: 'Please choose a province and a city',
  },
  unknownDrug: { status: 400, zh: '药品 {id} 不存在或已停用', en: 'The drug {id} does not exist or is switched off' },
  drugOfOther: {
    status: 400,
    zh: '药品「{name}」没有所选的适应症',
    en: 'The drug “{name}” has none of the chosen indications',
  },
  cityElsewhere: {
    status: 400,
    zh: '所选城市不在所选省份内',
    en: 'The chosen city does not lie in the chosen province',
  },
  daysMissing: { status: 400, zh: '请填写开始和结束日期', en: 'Name the first and the last day' },
  daysBackwards: {
    status: 400,
    zh: '开始日期 {from} 晚于结束日期 {to}',
    en: 'The first day {from} is after the last day {to}',
  },
  daysFuture: { status: 400, zh: '{day} 还没有到来', en: '{day} lies in the future' },
  doctorNotFound: {
    status: 404,
    zh: '没有这位医生，或不在您的范围内',
    en: 'The doctor does not exist or is out of your range',
  },
  mentionNotFound: {
    status: 404,
    zh: '没有这条标注，或不在您的范围内；重新标注后请刷新',
    en: 'The tag does not exist or is out of your range; refresh after a new tagging',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这条标注刚被修正过，请刷新后再改',
    en: 'The tag was corrected a moment ago; refresh and try again',
  },
  viewpointElsewhere: {
    status: 400,
    zh: '所选观点不属于所选方面',
    en: 'The viewpoint does not belong to the aspect',
  },
  noPostFile: {
    status: 400,
    zh: '无法读取该文件，请上传 CSV 或 JSON 行文件',
    en: 'The file cannot be read; send CSV or JSON lines',
  },
  tooManyPosts: {
    status: 400,
    zh: '一个文件最多 {limit} 条帖子，请分开导入',
    en: 'A file holds at most {limit, post|posts}; send several files',
  },
  headMissing: {
    status: 400,
    zh: '表头缺少：{fields}',
    en: 'The head lacks: {fields}',
  },
  drugTaken: {
    status: 409,
    zh: '名称「{name}」已用于另一个药品',
    en: 'The name “{name}” belongs to another drug',
  },
  unknownIndication: { status: 400, zh: '没有适应症 {value}', en: 'There is no indication {value}' },
  drugNotFound: { status: 404, zh: '药品不存在', en: 'The drug does not exist' },
  drugChanged: {
    status: 409,
    zh: '药品刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'The drug was changed a moment ago (now version {version}); refresh and try again',
  },
  badService: {
    status: 400,
    zh: '须为 https 地址，不含账号、查询参数和锚点',
    en: 'Must be an https address without user, query or fragment',
  },
  serviceUnreachable: {
    status: 503,
    zh: '外部舆情服务暂时无法连接，请稍后再试；其他页面不受影响',
    en: 'The opinion service cannot be reached; try again in a moment. Other pages go on',
  },
  serviceTimedOut: {
    status: 504,
    zh: '外部舆情服务没有及时回答，请稍后再试，或缩短时间范围',
    en: 'The opinion service did not answer in time; try again in a moment, or ask for fewer days',
  },
  serviceRefused: {
    status: 503,
    zh: '外部舆情服务拒绝了请求（{status}），请联系管理员检查地址和密钥',
    en: 'The opinion service refused the request ({status}); have your administrator check its address and key',
  },
  serviceFaulty: {
    status: 503,
    zh: '外部舆情服务的回答不符合约定（{place}），没有采用，请联系管理员',
    en: 'The answer of the opinion service breaks the agreed form ({place}) and was not used; tell your administrator',
  },
  servicePeople: {
    status: 409,
    zh: '外部舆情服务只提供汇总数字，没有医生名单；请在个体分析中查看某位医生',
    en: 'The opinion service tells numbers and no names; open one doctor in individual analysis',
  },
  serviceTiers: {
    status: 400,
    zh: '外部舆情服务不认识医生分级，请去掉该条件',
    en: 'The opinion service knows no tiers of doctors; ask without them',
  },
  noTagger: {
    status: 409,
    zh: '尚未设置标注用的语言模型，请联系管理员',
    en: 'No language model is set for tagging; tell your administrator',
  },
  taggerSpent: {
    status: 409,
    zh: '今天已用完 {limit} 句的额度，请明天再来，或请管理员提高额度',
    en: 'The {limit, sentence|sentences} of today are used up; come back tomorrow or have the limit raised',
  },
  badTagger: {
    status: 400,
    zh: '须为 https 地址，不含账号和查询参数，并填写模型名称',
    en: 'Must be an https address without user or query, with the name of a model',
  },
  taggerUnreachable: {
    status: 503,
    zh: '标注用的语言模型暂时无法连接，请稍后再试；已有标注不受影响',
    en: 'The tagging model cannot be reached; try again in a moment. Tags stay as they are',
  },
  taggerRefused: {
    status: 503,
    zh: '标注用的语言模型拒绝了请求（{status}），请联系管理员检查地址和密钥',
    en: 'The tagging model refused the request ({status}); have your administrator check its address and key',
  },
  taggerTimedOut: {
    status: 504,
    zh: '标注用的语言模型没有及时回答，请稍后再试；已有标注不受影响',
    en: 'The tagging model did not answer in time; try again in a moment. Tags stay as they are',
  },
});
