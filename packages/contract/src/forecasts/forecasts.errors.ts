// What can go wrong with forecasts.
import { defineErrors } from '../core/index.ts';

export const forecastErrors = defineErrors('forecasts', {
  cycleNotFound: { status: 404, zh: '预测周期不存在', en: 'The forecast round does not exist' },
  notFound: {
    status: 404,
    zh: '这份预测不存在，或不在您的查看范围内',
    en: 'The forecast does not exist or is outside your range',
  },
  nameTaken: {
    status: 409,
    zh: '已有名为“{name}”的预测周期，请换一个名称',
    en: 'A forecast round is called “{name}” already; choose another name',
  },
  nobodyFills: {
    status: 409,
    zh: '所选产品没有可填报的行：没有代表负责正在采购这些产品的医院',
    en: 'Nobody would fill anything: no representative looks after a hospital that buys these products',
  },
  illegalCycleStep: {
    status: 409,
    zh: '预测周期{state}（{who}，{when}），不能{act}；现在可以：{allowed}',
    en: 'The round is {state} ({who}, {when}); to {act} it is not possible. Possible now: {allowed}',
  },
  notReviewed: {
    status: 409,
    zh: '还有 {count} 人的预测未审核通过：{people}；全部通过后才能汇总',
    en: 'The forecasts of {count, person|people} are not accepted yet: {people}. It is rolled up when all are',
  },
  illegalStep: {
    status: 409,
    zh: '这份预测{state}（{who}，{when}），不能{act}；现在可以：{allowed}',
    en: 'The forecast is {state} ({who}, {when}); to {act} it is not possible. Possible now: {allowed}',
  },
  windowShut: {
    status: 409,
    zh: '填报窗口为 {opensOn} 至 {closesOn}，现在不能{act}；需要补报时请管理员重新打开周期',
    en: 'The window is {opensOn} to {closesOn}; to {act} is not possible now. For late filling an administrator reopens the round',
  },
  cycleMoved: {
    status: 409,
    zh: '预测周期{state}（{who}，{when}），不能再{act}',
    en: 'The round is {state} ({who}, {when}); to {act} is not possible any more',
  },
  notYours: {
    status: 403,
    zh: '只有填报人{name}可以{act}这份预测',
    en: 'Only {name}, whose forecast it is, may {act} it',
  },
  ownDecision: {
    status: 403,
    zh: '自己的预测由上级处理，您不能{act}',
    en: 'Your own forecast is for your manager; you may not {act} it',
  },
  incomplete: {
    status: 409,
    zh: '还有 {count} 行没有填完：{lines}',
    en: '{count, line is|lines are} not filled in every month: {lines}',
  },
  reasonMissing: {
    status: 409,
    zh: '有 {count} 行偏离基线超过 {percent}%，请填写原因：{lines}',
    en: '{count, line departs|lines depart} from their baseline by more than {percent}%; say why: {lines}',
  },
  changedMeanwhile: {
    status: 409,
    zh: '“{line}”刚被修改过，请刷新后再改',
    en: '“{line}” was changed a moment ago; refresh before you change it',
  },
  nothingToIssue: {
    status: 409,
    zh: '您管辖的范围内没有可处理的填报表：可能都已下发、已锁定，或没有所选产品',
    en: 'Nothing in your range is left for this: all of it is published or locked, or has none of the products',
  },
  noWeights: {
    status: 409,
    zh: '“{product}”没有可依据的数据，请换一个拆分规则或手工填写',
    en: '{product} has no figures to split by; choose another rule or set the targets by hand',
  },
  notSplit: {
    status: 409,
    zh: '还有 {count} 人的目标没有填完：{people}；先拆分或手工填写',
    en: 'The targets of {count, person|people} are not written yet: {people}. Split them or set them by hand first',
  },
  openChallenges: {
    status: 409,
    zh: '还有 {count} 人的申诉未裁定：{people}；裁定后才能锁定',
    en: 'The challenges of {count, person|people} are open: {people}. Decide on them before you lock',
  },
});
