/** The SQL of what the mall sells. */
export * from './products'
export * from './refresh'
