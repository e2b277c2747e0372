import { isOfKind, type OrderKindName } from '@contract/order-kinds'
import { replace, stack } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import type { Pending } from '@/services/http'
import type { DetailOf } from './kind'
import { loadKinds } from './loaded-kinds'
import { mapped } from './read'

const never = new Promise<never>(() => undefined)

/**
 * Loads an order for the screen to which links with only its id lead. An order of another kind replaces it with the screen of its
 * kind, while it is loading.
 */
export const readOrLeave = <Kind extends OrderKindName>(
  api: Api,
  orderId: string,
  kind: Kind,
): Pending<DetailOf<Kind>> =>
  mapped(api.order.detail({ orderId }, { quiet: true }), async (order) => {
    if (isOfKind(order, kind)) return order
    const path = stack().at(-1)
    const { openOrder } = await loadKinds()
    if (stack().at(-1) === path) openOrder(order, replace)
    return never
  })
