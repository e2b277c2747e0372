export * from './deliveries'
export * from './offers'
export * from './riders'
export * from './zones'
