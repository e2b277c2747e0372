/** The SQL of what the mall sells. */
export * from './categories'
export * from './products'
export * from './refresh'
