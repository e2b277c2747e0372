import type { RiderRecord } from '../database/schema'

/** The riders of the demo city. */
export const riders: readonly [Omit<RiderRecord, 'leftAt' | 'dueAt'>, ...Omit<RiderRecord, 'leftAt' | 'dueAt'>[]] = [
  { name: { en: 'Rider Chen', zh: '陈师傅' }, phone: '13900000101', likedPercent: 99 },
  { name: { en: 'Rider Huang', zh: '黄师傅' }, phone: '13900000102', likedPercent: 98 },
  { name: { en: 'Rider Liang', zh: '梁师傅' }, phone: '13900000103', likedPercent: 97 },
  { name: { en: 'Rider Zhou', zh: '周师傅' }, phone: '13900000104', likedPercent: 99 },
  { name: { en: 'Rider Wu', zh: '吴师傅' }, phone: '13900000105', likedPercent: 96 },
]
