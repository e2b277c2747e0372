/** The codes of failures of staff and of what staff did. */
export const staffFailureCodes = {
  customerNotFound: 2951,
  reportNotFound: 2952,
  feedbackNotFound: 2953,
  nothingToChange: 2954,
  customerFrozen: 2956,
  adjustmentTooLarge: 2957,
  noRider: 2958,
  storeSuspended: 2959,
  storeEnded: 2960,
  reviewNotHidden: 2961,
  reviewContested: 2962,
  fraudCaseNotFound: 2963,
  staffOwn: 2965,
  staffDayLimit: 2966,
} as const
