import { dictionary } from '@/i18n'
import type { DeliveryStep } from '@contract/entities/delivery'

/** The words of a kind of orders that riders bring. */
interface RiderKind {
  readonly name: () => string
  /** Names of its steps, where they differ from the usual ones. */
  readonly steps?: () => Readonly<Record<string, string>>
}

/** Names of the steps, as what has been done. */
const stepWords = dictionary<Record<DeliveryStep, string>>({
  en: {
    arrivePickup: 'I’m at the store',
    buy: 'Bought',
    pickUp: 'Picked up',
    arriveDropOff: 'I’ve arrived',
    deliver: 'Delivered',
    handBack: 'Brought back',
  },
  zh: {
    arrivePickup: '我已到店',
    buy: '已购买',
    pickUp: '已取餐',
    arriveDropOff: '我已到达',
    deliver: '已送达',
    handBack: '已送回',
  },
})

const names = dictionary({
  en: { takeaway: 'Takeaway', errand: 'Errand' },
  zh: { takeaway: '外卖', errand: '跑腿' },
})

/** The kinds of orders that riders bring; a new kind is one entry. */
const kinds: Readonly<Record<string, RiderKind | undefined>> = {
  takeaway: { name: () => names().takeaway },
  errand: {
    name: () => names().errand,
    steps: dictionary<Record<string, string>>({
      en: { arrivePickup: 'I’m at the pickup' },
      zh: { arrivePickup: '我已到取货点', pickUp: '已取货' },
    }),
  },
}

/** The name of a kind of orders; empty for one that this version does not know. */
export const kindName = (kind: string): string => kinds[kind]?.name() ?? ''

/** The name of a step of a delivery of a kind. */
export const stepName = (step: DeliveryStep, kind: string): string => kinds[kind]?.steps?.()[step] ?? stepWords()[step]
