import { alertNewOrder } from '@/platform/media/new-order-alert'

/** Milliseconds in which several pieces of news ring once. */
const pause = 3000

let rang = -Infinity

/** Rings for news of a store, once for those that come together. */
export function ringBell(now = Date.now()): void {
  if (now - rang < pause && now >= rang) return
  rang = now
  alertNewOrder()
}
