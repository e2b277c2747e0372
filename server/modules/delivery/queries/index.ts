export * from './deliveries'
export * from './offers'
export * from './riders'
