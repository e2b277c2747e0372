export * from './customers'
export * from './members'
