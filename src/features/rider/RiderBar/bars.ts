import type { Tab } from '@/components/frame/Screen'

/** The tabs of a rider. */
export const riderTabs = [
  { name: 'riderTasks', icon: 'list-checks', label: { en: 'Tasks', zh: '任务' } },
  { name: 'riderMap', icon: 'map', label: { en: 'Map', zh: '地图' } },
  { name: 'riderEarnings', icon: 'chart-column', label: { en: 'Earnings', zh: '收入' } },
  { name: 'riderMe', icon: 'user-round', label: { en: 'Me', zh: '我的' } },
] as const satisfies readonly Tab[]

export type RiderTabName = (typeof riderTabs)[number]['name']
