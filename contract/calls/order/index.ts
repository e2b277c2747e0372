/** The calls of orders, from the quote to refunds. */
export * from './placing'
export * from './following'
export * from './adding'
export * from './ending'
export * from './refund'
export * from './invoice'
