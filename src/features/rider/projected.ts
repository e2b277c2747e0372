import type { RiderStep } from './steps'
import type { DeliveryTask } from '@contract/entities/delivery'

type Place = Pick<DeliveryTask, 'state' | 'step'>

const next: Readonly<Partial<Record<DeliveryTask['state'], Partial<Record<RiderStep['kind'], Place>>>>> = {
  accepted: { arrivePickup: { state: 'atPickup', step: 'pickUp' } },
  atPickup: { pickUp: { state: 'onTheWay', step: 'arriveDropOff' } },
  pickedUp: { pickUp: { state: 'onTheWay', step: 'arriveDropOff' } },
  onTheWay: { arriveDropOff: { state: 'atDropOff', step: 'deliver' }, deliver: { state: 'delivered', step: null } },
  atDropOff: { deliver: { state: 'delivered', step: null } },
  problem: { deliver: { state: 'delivered', step: null } },
  returning: { handBack: { state: 'returned', step: null } },
}

/** A delivery as it will be once the steps that wait for the network are sent. */
export function projected(task: DeliveryTask, waiting: readonly RiderStep['kind'][]): DeliveryTask {
  return waiting.reduce<DeliveryTask>((now, kind) => {
    const place = next[now.state]?.[kind]
    if (!place) return now
    const buysFirst = place.state === 'atPickup' && now.purchase !== null
    return { ...now, ...place, ...(buysFirst && { step: 'buy' as const }) }
  }, task)
}
