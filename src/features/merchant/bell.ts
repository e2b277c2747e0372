import { alertNewOrder } from '@/platform/media/new-order-alert'

/** Milliseconds in which several pieces of news ring once. */
const pause = 3000

let lastRing = -Infinity

/** Rings for news of a store, once for those that come together. */
export function ringBell(now = Date.now()): void {
  if (now - lastRing < pause && now >= lastRing) return
  lastRing = now
  alertNewOrder()
}
