/** The SQL of the mall's catalogue. */
export * from './categories'
export * from './products'
export * from './refresh'
