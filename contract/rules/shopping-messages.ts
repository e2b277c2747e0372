import type { Localized } from '../settings'

/** What somebody is told who takes too many of an item; apart from the other messages, of which a store's screen needs none. */
export const overPurchaseLimit: Localized = { en: 'Limited to {limit} each', zh: '每人限购 {limit} 份' }
