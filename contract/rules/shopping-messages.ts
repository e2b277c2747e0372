import type { Localized } from '../settings'

// Rule messages on a store's screen; a separate file keeps all others out of its bundle.

export const overPurchaseLimit: Localized = { en: 'Limit {limit} per customer', zh: '每人限购{limit}份' }

export const specificationRequired: Localized = { en: 'Choose your options first', zh: '请先选择规格' }
