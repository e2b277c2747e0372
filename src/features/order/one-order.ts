import { back } from '@/platform/navigation/navigation'
import { live } from '@/services/live-channel'
import type { Resource } from '@/state'
import type { Host } from './order-actions'

type Loaded = Pick<Resource<unknown>, 'reload'>

/** Host of the buttons on the screen of one order, which is read again after an action and closed once it is removed. */
export const oneOrder = (order: Loaded): Host => ({
  changed: () => void order.reload(),
  removed: () => void back(),
  refused: () => void order.reload(),
})

/** Reads an order again after each change by somebody else; returns the function that ends it. */
export const followOrder = (id: string, order: Loaded): (() => void) =>
  live.subscribe('order', id, () => void order.reload(false))
