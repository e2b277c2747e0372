/** The SQL of group deals, of groups and of the places in them. */
export * from './deals'
export * from './groups'
export * from './lists'
