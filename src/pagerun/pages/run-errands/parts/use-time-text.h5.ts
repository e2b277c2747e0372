import { useLoaded } from '@/platform/navigation/loaded'
import type { RunErrandsModel } from '../model'

const load = () => import('./time-text')

/** `timeText`, which the web loads with the first price or chosen time. */
export function useTimeText(model: RunErrandsModel): string | undefined {
  const { choices, quoting } = model
  return useLoaded(load, quoting.quote !== null || choices.chosen.pickupAt !== null)?.timeText(model)
}
