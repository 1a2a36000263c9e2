// The flow diagram of the chart library, loaded by the charts that draw one.
import { SankeyChart as Sankey } from 'echarts/charts';
import * as core from 'echarts/core';

core.use([Sankey]);
