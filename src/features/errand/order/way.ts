import { plural } from '@contract/format'
import type { ErrandDetail, SharedErrand } from '@contract/entities/errand'
import { inOneLanguage } from '@/features/address/in-one-language'
import type { Way } from '@/features/map/WayMap'
import { distanceText } from '@/features/order/distance'
import { dictionary } from '@/i18n'
import { isRiding } from './progress'

const words = dictionary({
  en: {
    away: (distance: string, minutes: number) => `The rider is ${distance} away, ${plural(minutes, 'minute')}`,
    coming: (minutes: number) => `The rider arrives in about ${plural(minutes, 'minute')}`,
    way: (from: string, to: string) => (from ? `Route from ${from} to ${to}` : `Going to ${to}`),
    minutes: (minutes: number) => `${minutes} min`,
  },
  zh: {
    away: (distance, minutes) => `骑手距您${distance}，约${minutes}分钟`,
    coming: (minutes) => `骑手约${minutes}分钟后到达`,
    way: (from, to) => (from ? `${from}到${to}的路线` : `送达位置：${to}`),
    minutes: (minutes) => `${minutes}分钟`,
  },
})

type Ends = Pick<Way, 'from' | 'to'>
const endsOf = ({ from, to }: Pick<ErrandDetail, 'from' | 'to'>): Ends => ({
  from: from && { position: from, label: inOneLanguage(from.name) },
  to: { position: to, label: inOneLanguage(to.name) },
})

/** The way of the customer's own errand. */
export function wayOf(errand: ErrandDetail): Way {
  const t = words()
  const { state, route, rider, from, to } = errand
  const rides = rider && isRiding(state) ? rider : null
  const bubble = rides && ([distanceText(rides.distance), t.minutes(rides.minutes)] as const)
  const { line, exact } = route.state === 'ready' ? route : { line: [], exact: false }
  return {
    label: rides
      ? t.away(distanceText(rides.distance), rides.minutes)
      : t.way(inOneLanguage(from?.name ?? ''), inOneLanguage(to.name)),
    ...endsOf(errand),
    rider: rider && { position: rider.position, label: rider.name, ...(bubble && { bubble }) },
    ...{ isRiding: rides !== null, line, isEstimate: !exact },
  }
}

/** Route of a shared errand, without distances. */
export function sharedWayOf(errand: SharedErrand): Way {
  const t = words()
  const { state, line, rider, from, to } = errand
  const rides = rider && isRiding(state) ? rider : null
  const bubble = rides && ([rides.name, t.minutes(rides.minutes)] as const)
  return {
    label: rides ? t.coming(rides.minutes) : t.way(inOneLanguage(from?.name ?? ''), inOneLanguage(to.name)),
    ...endsOf(errand),
    rider: rider && { position: rider.position, label: rider.name, ...(bubble && { bubble }) },
    ...{ isRiding: rides !== null, line, isEstimate: line.length < 3 },
  }
}
