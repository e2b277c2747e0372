import { address } from './address/signal'
import { card } from './card/signal'
import { device } from './device/signal'
import type { Signal } from './signal'
import { tinyOrders } from './tiny-orders/signal'

/** All signals by their name, which cases keep. */
export const signals: Readonly<Record<string, Signal>> = { device, address, card, tinyOrders }
