import { formatDistance } from '@contract/format'
import { language } from '@/platform/language'

/** A distance for use in a sentence: "1.1 km", "1.1公里". */
export function distanceText(metres: number): string {
  const text = formatDistance(metres)
  return language.value === 'zh' ? text.replace(' km', '公里').replace(' m', '米') : text
}
