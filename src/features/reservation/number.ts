import { datedInstant } from '@/features/table/kind'
import { numberStateWords } from '@/features/table/text'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import type { LineKind } from './kind'

const words = dictionary({ en: { name: 'Queues' }, zh: { name: '排号' } })

/** Numbers in queues, which are lines among the reservations but no orders. */
export const numberLine: LineKind = {
  name: () => words().name,
  icon: 'receipt-text',
  states: numberStateWords,
  when: ({ at, utcOffset }) => datedInstant(at, utcOffset),
  open: ({ store }) => navigate('queue', { id: store.id }),
}
