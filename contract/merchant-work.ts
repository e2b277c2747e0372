/** The tabs of a store's orders, in their order; each kind of order maps its states to them. */
export const merchantTabs = ['new', 'cooking', 'ready', 'out', 'done'] as const
export type MerchantTab = (typeof merchantTabs)[number]

/** The actions of a store on an order, the events of which each kind of order names. */
export const merchantActions = ['accept', 'refuse', 'ready', 'setOff', 'delivered', 'collected'] as const
export type MerchantAction = (typeof merchantActions)[number]
