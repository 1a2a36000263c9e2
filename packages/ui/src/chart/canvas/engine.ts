// The chart library's parts we use, in one lazily loaded bundle (look and feel, charts).
import { BarChart, FunnelChart, LineChart, MapChart, PieChart, RadarChart, ScatterChart } from 'echarts/charts';
import {
  AriaComponent,
  DataZoomComponent,
  GeoComponent,
  GridComponent,
  LegendComponent,
  MarkLineComponent,
  RadarComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components';
import * as core from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';

core.use([BarChart, LineChart, PieChart, FunnelChart, RadarChart, ScatterChart, MapChart]);
core.use([GridComponent, TooltipComponent, LegendComponent, AriaComponent, MarkLineComponent]);
core.use([DataZoomComponent, GeoComponent, RadarComponent, VisualMapComponent, LabelLayout, CanvasRenderer]);

export const init = core.init;
export const registerMap = core.registerMap;
