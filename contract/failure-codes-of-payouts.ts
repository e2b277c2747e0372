/** The codes of failures of merchants' payouts. */
export const payoutFailureCodes = {
  payoutAccountRequired: 3101,
  payoutBelowMinimum: 3102,
  payoutTooMuch: 3103,
  payoutsStopped: 3104,
} as const
