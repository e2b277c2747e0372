export * from './cases'
export * from './customers'
export * from './members'
export * from './orders'
