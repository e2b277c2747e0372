/** The groups of a statement, in their order. */
export const statementGroups = ['orders', 'refunds', 'coupons', 'commission', 'delivery', 'adjustments'] as const
export type StatementGroupKey = (typeof statementGroups)[number]
