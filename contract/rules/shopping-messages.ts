import type { Localized } from '../settings'

// What a store's screen says of rules that are broken; apart from the other messages, of which it needs none.

export const overPurchaseLimit: Localized = { en: 'Limit {limit} per customer', zh: '每人限购{limit}份' }

export const specificationRequired: Localized = { en: 'Choose your options first', zh: '请先选择规格' }
