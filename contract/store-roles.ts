/**
 * The roles in the team of a store, from the first, each with the rights of those after it: the `owner` has the money and the
 * team, a `manager` runs the store, a `cashier` serves its customers.
 */
export const storeRoles = ['owner', 'manager', 'cashier'] as const
export type StoreRole = (typeof storeRoles)[number]

/** The roles that an owner gives. */
export const givenRoles = ['manager', 'cashier'] as const
export type GivenRole = (typeof givenRoles)[number]

/** Whether a role has the rights of another one. */
export const isAtLeast = (role: StoreRole, least: StoreRole): boolean =>
  storeRoles.indexOf(role) <= storeRoles.indexOf(least)
