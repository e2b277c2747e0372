/**
 * Every failure that a user can cause, by name, with its body code (product text §8). Code uses names, the protocol
 * numbers. Codes from 400 to 599 are answered with that HTTP status, all others with 200. A code never changes its
 * meaning, and codes of removed failures are not reused.
 */
export const failureCodes = {
  // The session has ended; the client clears it and opens login.
  tokenExpired: -201,
  signedInElsewhere: -202,
  accountDisabled: -203,

  // Invalid requests; these codes are HTTP statuses too.
  invalidRequest: 400,
  notSignedIn: 401,
  accessDenied: 403,
  notFound: 404,
  requestTimeout: 408,
  payloadTooLarge: 413,
  tooManyRequests: 429,
  unexpected: 500,
  serviceUnavailable: 503,

  // Any call
  idempotencyKeyReused: 1001,
  requestInProgress: 1002,
  networkBusy: 1003,
  detailsFailed: 1004,

  // Verification codes
  codeWrong: 1101,
  codeExpired: 1102,
  codeTooSoon: 1103,
  codeTooMany: 1104,
  codeLocked: 1105,

  // Login and account
  accountNotFound: 1201,
  passwordWrong: 1202,
  passwordNotSet: 1203,
  loginLocked: 1204,
  phoneTaken: 1205,
  agreementRequired: 1206,
  passwordsDiffer: 1207,
  samePassword: 1208,
  inviteCodeWrong: 1209,
  cancelBlocked: 1210,
  socialLoginFailed: 1211,
  oldPasswordWrong: 1212,
  samePhone: 1213,
  sessionNotFound: 1214,
  accountClosing: 1215,
  socialTaken: 1216,

  // Pay password
  payPasswordNotSet: 1301,
  payPasswordWrong: 1302,
  payPasswordLocked: 1303,
  payPasswordsDiffer: 1304,

  // Addresses and places
  addressNotFound: 1401,
  addressRequired: 1402,
  addressLabelExists: 1403,
  tooManyAddresses: 1404,
  locationFailed: 1405,
  regionUnknown: 1406,
  tooManyAddressLabels: 1407,

  // Stores and goods
  storeNotFound: 1501,
  storeClosed: 1502,
  outOfDeliveryRange: 1503,
  goodsNotFound: 1504,
  soldOut: 1505,
  overPurchaseLimit: 1506,
  specificationRequired: 1507,
  specificationInvalid: 1508,
  shareFailed: 1509,
  codeNotOurs: 1515,
  tooManyReports: 1520,
  menuCategoryNotFound: 1521,
  memberPriceTooHigh: 1522,
  reportedNotFound: 1523,
  productNotFound: 1524,
  productChanged: 1526,
  presaleNotFound: 1541,
  presaleNotStarted: 1542,
  presaleOver: 1543,
  presaleTermsRequired: 1544,
  depositRequired: 1545,
  balanceNotOpen: 1546,
  balanceOver: 1547,
  notShippedThere: 1525,
  undoExpired: 1540,

  // Carts
  cartLineNotFound: 1601,
  cartEmpty: 1602,
  cartFull: 1603,

  // Quotes and orders
  quoteNotFound: 1701,
  quoteExpired: 1702,
  quoteChanged: 1703,
  belowMinimumOrder: 1704,
  deliveryTimeRequired: 1705,
  deliveryTimePast: 1706,
  timeSlotUnavailable: 1707,
  pickupPhoneRequired: 1708,
  selfPickupUnavailable: 1709,
  orderNotFound: 1710,
  orderStateChanged: 1711,
  orderUnavailable: 1712,
  reasonRequired: 1713,
  alreadyReviewed: 1714,
  remindTooSoon: 1715,
  serviceAgreementRequired: 1716,
  tooManyUnpaidOrders: 1717,
  tooManyUnpaidItems: 1718,
  reviewNotFound: 1719,
  reviewLineUnknown: 1730,
  reviewLineRefunded: 1731,
  alreadyAdded: 1732,
  additionTooLate: 1733,
  parcelNotFound: 1740,
  receiptExtended: 1741,

  // Parcels
  parcelShipped: 1751,
  parcelWaits: 1752,
  parcelSplitInvalid: 1753,
  trackingNumberInvalid: 1754,
  trackingNumberTaken: 1755,

  // Payments
  paymentNotFound: 1801,
  paymentClosed: 1802,
  paymentFailed: 1803,
  paymentCancelled: 1804,
  paymentTypeUnavailable: 1805,
  alreadyPaid: 1806,
  orderInvalid: 1807,
  insufficientBalance: 1808,

  // Withdrawals, top-ups and bound accounts
  nothingToWithdraw: 1901,
  balanceBelowMinimum: 1902,
  withdrawAmountRequired: 1903,
  withdrawBelowMinimum: 1904,
  withdrawableInsufficient: 1905,
  withdrawAccountRequired: 1906,
  withdrawAccountNotFound: 1907,
  topUpBelowMinimum: 1908,
  accountAlreadyBound: 1909,
  moneyRecordNotFound: 1910,
  topUpNotFound: 1911,
  topUpAboveMaximum: 1912,
  tooManyWithdrawAccounts: 1913,
  withdrawAccountInUse: 1914,
  withdrawalNotFound: 1915,
  withdrawTooOften: 1916,
  debitCardOnly: 1917,

  // Membership, envelopes and coupons
  notMember: 2001,
  envelopeUsedUp: 2002,
  couponNotFound: 2003,
  couponUnavailable: 2004,
  couponUsedUp: 2005,
  pointsInsufficient: 2006,
  flashNotYet: 2007,
  flashOver: 2008,
  couponLimitReached: 2010,
  planNotFound: 2011,

  // Applications and refunds
  applicationNotFound: 2101,
  applicationInReview: 2102,
  certificationRequired: 2103,
  refundNotFound: 2104,
  refundUnavailable: 2105,
  deadlinePassed: 2106,
  refundTooMuch: 2110,
  refundStateChanged: 2111,
  applicationDecided: 2112,
  storeCategoryUnknown: 2113,
  carrierUnknown: 2114,
  trackingNumberOutgoing: 2115,
  editsUsedUp: 2116,
  evidenceFull: 2117,
  returnOnItsWay: 2118,
  refundAmountTooHigh: 2119,
  handledByAfterSales: 2120,

  // Errands
  errandTooFar: 2201,
  purchasePriceTooHigh: 2202,
  mileageFailed: 2203,

  // Articles, messages and uploads
  articleNotFound: 2301,
  messageNotFound: 2302,
  uploadFailed: 2303,
  imageUploadFailed: 2304,
  videoUploadFailed: 2305,
  mediaNotFound: 2306,
  privateMediaNotFound: 2307,
  tooManyUploads: 2308,
  tooManyFeedbacks: 2309,
  videoUnreadable: 2310,
  videoTooLong: 2311,
  videoNotFound: 2312,

  // Stays
  stayDayUnknown: 2401,
  stayDatesWrong: 2402,
  stayInPast: 2403,
  stayTooFar: 2404,
  stayTooLong: 2405,
  stayTooShort: 2406,
  adultsRequired: 2407,
  tooManyRooms: 2408,
  tooManyGuests: 2409,
  tooManyExtraBeds: 2410,
  rateNotFound: 2411,
  nightFull: 2412,
  closedToArrival: 2413,
  closedToDeparture: 2414,
  advanceRequired: 2415,
  hourTaken: 2416,
  hourUnknown: 2417,
  tooManyStaysAtHotel: 2418,
  guestNotFound: 2419,
  guestNamesRequired: 2420,
  tooManyGuestEntries: 2421,
  arrivalUnknown: 2422,
  stayPartUnknown: 2423,
  refundChanged: 2424,
  roomTypeNotFound: 2425,
  noShowTooEarly: 2426,
  dayFull: 2427,
  stayUnchanged: 2428,
  reviewScoresRequired: 2429,
  stayIsFree: 2430,
  // Tables, queues and the waitlist
  tablesNotOffered: 2501,
  partyTooLarge: 2502,
  tableSlotPast: 2503,
  tableSlotUnavailable: 2504,
  tableTaken: 2505,
  alreadyBooked: 2506,
  tableDateInvalid: 2507,
  cancelTermsChanged: 2508,
  changeTooLate: 2509,
  depositDiffers: 2510,
  lateAlreadyTold: 2511,
  lateNotPossible: 2512,
  tableStillKept: 2513,
  tableInUse: 2514,
  tableNameTwice: 2515,
  tableUnknown: 2516,
  tableSizeInvalid: 2517,
  tableSlotTooEarly: 2518,
  queueNotOffered: 2521,
  queueClosed: 2522,
  alreadyQueued: 2523,
  queueNumberNotFound: 2524,
  numberStateChanged: 2525,
  numberReturned: 2526,
  queueEmpty: 2527,
  waitlistEntryNotFound: 2531,
  waitlistOver: 2532,
  alreadyWaiting: 2533,
  tooManyWaitlists: 2534,
  noticeNotFound: 2541,
  // Shared carts
  groupCartNotFound: 3001,
  groupCartClosed: 3002,
  groupCartFull: 3003,
  groupCartRemoved: 3004,
  groupCartExists: 3005,
  groupCartCap: 3006,
  groupCartHostOnly: 3007,
  groupCartSettingsFixed: 3008,
  groupPersonNotFound: 3009,
  reminderTooLate: 2542,
  // Packages and vouchers
  packageNotFound: 2551,
  packageLimitReached: 2552,
  voucherNotUsable: 2553,
  vouchersUsedMeanwhile: 2554,
  voucherCodeWrong: 2555,
  voucherCodesLocked: 2556,
  voucherQrOver: 2557,
  voucherOfOtherStore: 2558,
  voucherNotNow: 2559,
  voucherUsed: 2560,
  voucherExpired: 2561,
  voucherTooMany: 2562,
  redemptionNotFound: 2563,
  redemptionTooOld: 2564,
} as const

export type FailureName = keyof typeof failureCodes

/** The names whose code ends the session (product text §4, §8). */
export const sessionFailures = ['tokenExpired', 'signedInElsewhere', 'accountDisabled'] as const satisfies FailureName[]

const names = new Map<number, FailureName>(
  (Object.keys(failureCodes) as FailureName[]).map((name) => [failureCodes[name], name]),
)

/** The name of a body code; undefined for one unknown to this version. */
export const failureName = (code: number): FailureName | undefined => names.get(code)

/** Whether a body code ends the session: -201, -202 or -203 (product text §4, §8). */
export const endsSession = (code: number): boolean => sessionFailures.some((name) => failureCodes[name] === code)

/** The HTTP status of a failure: its code when that is a status, else 200. */
export function failureStatus(name: FailureName): number {
  const code = failureCodes[name]
  return code >= 400 && code < 600 ? code : 200
}
