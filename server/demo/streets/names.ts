import type { Bilingual } from '../city/types'

/** Named from west to east. */
export const avenuesNorth: Bilingual[] = [
  { en: 'Qianhai Rd', zh: '前海路' },
  { en: 'Nanguang Rd', zh: '南光路' },
  { en: 'Nanhai Ave', zh: '南海大道' },
  { en: 'Houhai Ave', zh: '后海大道' },
  { en: 'Keyuan Rd', zh: '科苑路' },
  { en: 'Keji South Rd', zh: '科技南路' },
  { en: 'Shahe West Rd', zh: '沙河西路' },
  { en: 'Shahe East Rd', zh: '沙河东路' },
  { en: 'Qiaocheng Rd', zh: '侨城路' },
]

/** Named from south to north. */
export const avenuesEast: Bilingual[] = [
  { en: 'Dongbin Rd', zh: '东滨路' },
  { en: 'Dengliang Rd', zh: '登良路' },
  { en: 'Chuangye Rd', zh: '创业路' },
  { en: 'Haide 3rd Ave', zh: '海德三道' },
  { en: 'Baishi Rd', zh: '白石路' },
  { en: 'Xuefu Rd', zh: '学府路' },
  { en: 'Shennan Ave', zh: '深南大道' },
  { en: 'Guimiao Rd', zh: '桂庙路' },
  { en: 'Beihuan Ave', zh: '北环大道' },
  { en: 'Langshan Rd', zh: '朗山路' },
]

export const shoreRoad: Bilingual = { en: 'Wanghai Rd', zh: '望海路' }

/** A park over whole blocks of the grid: its first column and row, and how many. */
export interface ParkPlan {
  readonly name: Bilingual
  readonly column: number
  readonly row: number
  readonly columns: number
  readonly rows: number
  readonly lake?: boolean
}
