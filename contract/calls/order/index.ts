/** The calls of an order, from its quote to what comes back of it. */
export * from './placing'
export * from './following'
export * from './ending'
export * from './refund'
