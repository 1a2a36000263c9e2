// The sections that analyse: insights, clues, funnels, journeys, activities, dashboards, forecast (specification 2.3).
import { button, menu, type MenuSeed, tag } from './menu-tree.ts';

const analysts = 'REP DSM RSM MAF MKT COMP';
const managers = 'DSM RSM MKT COMP FIN GM';
const opinion = 'REP DSM RSM MAF MKT MED COMP';

const insights = menu('/userInsights', '用户洞察', 'Insights', '', {
  icon: 'chart-scatter',
  children: [
    menu('/userInsights/DoctorAcademicNetwork', '医生学术网络', 'Doctor academic network', opinion, {
      code: 'userInsights:academic-networks:read',
      children: [
        button('userInsights:academic-networks:export', '导出关系列表', 'Export the relations', 'DSM RSM MAF MKT COMP'),
      ],
    }),
    menu('/userInsights/HCPGrouPortrait', '医生舆情画像', 'Doctor opinion', '', {
      code: 'userInsights:insights:read',
      children: [
        tag('/userInsights/HCPGrouPortrait/DocIndividual', '医生个体舆情分析', 'Individual doctor opinion', opinion),
        tag('/userInsights/HCPGrouPortrait/DocGroup', '医生群体分析', 'Doctor group analysis', opinion),
        button('userInsights:insights:write', '维护分析', 'Maintain analyses', 'MAF MKT'),
      ],
    }),
    menu('/userInsights/PatientPortrait', '患者画像', 'Patient portrait', opinion, {
      code: 'userInsights:treatment-records:read',
    }),
    menu('/userInsights/PatientPortraitDetail', '患者画像详情', 'Patient portrait detail', opinion, { hidden: true }),
  ],
});

const clues = menu('/clueScore', '线索评分', 'Clue scoring', '', {
  icon: 'target',
  children: [
    menu('/clueScore/ruleManagement', '规则管理', 'Rule management', analysts, {
      code: 'clueScore:clue-scores:read',
      children: [button('clueScore:clue-scores:write', '维护评分规则', 'Keep scoring rules', 'MKT')],
    }),
    menu('/clueScore/clueQuery', '线索查询', 'Clue query', analysts),
    menu('/clueScore/addRule', '新增规则', 'New rule', 'MKT', { hidden: true, code: 'clueScore:clue-scores:write' }),
    button('clueScore:clue-scores:assign', '分配线索', 'Assign clues', 'DSM RSM MKT'),
  ],
});

const funnels = menu('/salesFunnel', '营销漏斗', 'Marketing funnel', '', {
  icon: 'filter',
  children: [
    menu('/salesFunnel/marketingFunnel', '营销漏斗', 'Marketing funnel', analysts, {
      code: 'salesFunnel:sales-funnels:read',
    }),
    menu('/salesFunnel/indirectFunnel', '间接漏斗', 'Indirect funnel', analysts),
  ],
});

const journeys = menu('/transit', '旅程分析', 'Journey analytics', '', {
  icon: 'route',
  children: [
    menu('/transit/userTransit', '旅程总览', 'Journey overview', analysts, { code: 'transit:journeys:read' }),
    menu('/transit/trendAssay', '趋势分析', 'Trend analysis', analysts),
    menu('/transit/personal', '医生个人旅程', 'Journey of one doctor', analysts),
    menu('/transit/company', '医院旅程', 'Journey of one hospital', analysts),
  ],
});

const activities = menu('/marketActive', '营销活动', 'Marketing activities', '', {
  icon: 'megaphone',
  children: [
    menu('/marketActive/marketContent', '营销活动分析', 'Marketing activity analysis', 'DSM RSM MAF MKT COMP', {
      code: 'marketActive:market-activities:read',
      children: [button('marketActive:market-activities:write', '维护活动', 'Maintain activities', 'MKT')],
    }),
  ],
});

/** The second way to the clue, funnel, journey and activity pages. */
const customer360 = menu('/Customer360', '客户 360', 'Customer 360', '', {
  icon: 'orbit',
  children: [
    menu('/Customer360/ClueScore', '线索评分', 'Clue scoring', 'MKT'),
    menu('/Customer360/SalesFunnel', '营销漏斗', 'Marketing funnel', 'MKT'),
    menu('/Customer360/Transit', '旅程分析', 'Journey analytics', 'MKT'),
    menu('/Customer360/MarketActive', '营销活动', 'Marketing activities', 'MKT'),
  ],
});

const dashboards = menu('/data', '数据看板', 'Dashboards', '', {
  icon: 'chart-column',
  children: [
    menu('/data/managerDashboard', '管理驾驶舱', 'Manager dashboard', managers, {
      code: 'data:dashboards:read',
      children: [button('data:dashboards:export', '导出看板', 'Export dashboards', managers)],
    }),
    menu('/data/businessDashboard-1', '医院销售看板', 'Hospital sales', managers),
    menu('/data/businessDashboard-2', '渠道成效看板', 'Channel effect', managers),
    menu('/data/businessDashboard-3', '产品区域看板', 'Products by region', managers),
    menu('/data/analysis', '自助分析', 'Self-service analysis', managers, {
      attributes: [{ name: 'customRoute', value: 'analysis' }],
    }),
  ],
});

const reports = menu('/systemReport', '系统报表', 'System reports', '', {
  icon: 'file-chart-column',
  children: [
    menu('/systemReport/rbRecords', '日报', 'Daily report', managers, { code: 'systemReport:dashboards:read' }),
    menu('/systemReport/qfRecord', '群发记录', 'Mass-send report', managers),
    menu('/systemReport/systemUseAnalysis', '系统使用分析', 'System use analysis', 'RSM MKT COMP'),
  ],
});

const forecast = menu('/forecast', '销售预测', 'Forecast', '', {
  icon: 'trending-up',
  children: [
    menu('/forecast/fillingForecast', '预测填报', 'Forecast filling', 'REP DSM RSM MKT FIN', {
      code: 'forecast:forecasts:read',
      children: [
        button('forecast:forecasts:write', '填报预测', 'Fill in a forecast', 'REP DSM RSM'),
        button('forecast:forecasts:approve', '审核预测', 'Accept a forecast', 'DSM RSM'),
        button('forecast:forecasts:cycle', '管理预测周期', 'Manage forecast rounds', ''),
      ],
    }),
    menu('/forecast/issuancePredict', '预测下发', 'Forecast issuance', 'DSM RSM', {
      children: [button('forecast:forecasts:issue', '下发目标', 'Issue targets', 'DSM RSM')],
    }),
  ],
});

export function analysisMenus(): MenuSeed[] {
  return [insights, clues, funnels, journeys, activities, customer360, dashboards, reports, forecast];
}
