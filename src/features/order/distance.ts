import { formatDistance } from '@contract/format'
import { dictionary } from '@/i18n'

const units = dictionary({
  en: { km: ' km', m: ' m' },
  zh: { km: '公里', m: '米' },
})

/** A distance for use in a sentence: "1.1 km", "1.1公里". */
export const distanceText = (metres: number): string =>
  formatDistance(metres).replace(/ (k?m)$/, (_, unit: 'km' | 'm') => units()[unit])
