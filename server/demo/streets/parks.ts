import type { ParkPlan } from './names'

/** The parks, over whole cells of the grid: the centre of the city is crossing 22.5 of row 15. */
export const parks: ParkPlan[] = [
  { name: { en: 'Shenzhen Bay Park', zh: '深圳湾公园' }, column: 29, row: 4, columns: 3, rows: 4 },
  { name: { en: 'Keyuan Park', zh: '科苑公园' }, column: 20, row: 17, columns: 2, rows: 2 },
  { name: { en: 'Qihu Park', zh: '栖湖公园' }, column: 33, row: 17, columns: 4, rows: 4, lake: true },
  { name: { en: 'Zhongshan Park', zh: '中山公园' }, column: 11, row: 22, columns: 3, rows: 3 },
  { name: { en: 'Lixiang Park', zh: '荔香公园' }, column: 13, row: 12, columns: 2, rows: 3 },
  { name: { en: 'Langshan Hill', zh: '朗山郊野公园' }, column: 30, row: 29, columns: 5, rows: 4 },
]
