/** The SQL of shared carts. */
export * from './carts'
export * from './list'
