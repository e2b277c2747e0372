/**
 * The constants and limits of product text §9, and additional ones of the product. A name ends in its unit unless it
 * counts things. Values that the text leaves open (fees, minimum withdrawal, maximum purchase price, working days of a
 * review) are server configuration and reach the client in answers.
 */
export const limits = {
  // Codes, passwords and sessions
  codeResendSeconds: 60,
  codeLength: 6,
  codeMinutes: 5,
  /** Wrong codes for a phone from one device or network before a lock. */
  codeAttempts: 5,
  /** Wrong attempts at one code from all devices that the phone's owner never used. */
  codeAttemptsOfStrangers: 20,
  /** Codes for a phone that one device or network may ask for. */
  codesPerDay: 10,
  codesPerDayOfStrangers: 30,
  /** Codes for any phones that one network may ask for in `codeWindowMinutes`, and one customer, over all sessions. */
  codesOfNetwork: 60,
  codesOfCustomer: 20,
  codeWindowMinutes: 10,
  passwordMin: 6,
  passwordMax: 12,
  /** Wrong passwords for a phone from one device or network before a lock, and in a day. */
  passwordAttempts: 5,
  passwordAttemptsPerDay: 20,
  /** Wrong passwords for a phone in a day from all devices that its owner never used. */
  passwordAttemptsOfStrangers: 100,
  payPasswordLength: 6,
  payPasswordAttempts: 5,
  lockMinutes: 15,
  sessionDays: 30,
  idempotencyHours: 24,

  // Lengths of texts
  nicknameMax: 10,
  /** Profile texts of customers. */
  signatureMax: 30,
  nameMax: 20,
  addressMax: 60,
  addressTagMax: 5,
  returnAddressMax: 120,
  logisticsNumberMax: 40,
  carrierKeyMax: 40,
  addressesMax: 20,
  addressLabelsMax: 20,
  feedbackMax: 200,
  /** The most messages that are marked as read at once by name. */
  messagesReadMax: 50,
  /** Days for which messages are kept. */
  messageDays: 180,
  /** Delay before an unread message is also sent outside the app. */
  outsideAfterMinutes: 1,
  /** Minutes before its beginning at which a customer is reminded of something. */
  reminderMinutes: 5,
  remarkLength: 100,
  idNumberLength: 18,
  storeNameMax: 30,
  documentNumberMax: 40,
  reviewLength: 500,
  /** Characters of a store's reply to a review. */
  reviewReplyLength: 300,
  /** Characters that are sent to be translated at once. */
  translationLength: 2000,
  /** Topics of a product review. */
  reviewTopics: 6,
  keywordMax: 50,
  cursorLength: 512,

  // Pictures
  feedbackImages: 3,
  errandImages: 3,
  /** Photos that prove each step of an errand, and for how long they are kept. */
  errandStepPhotos: 3,
  errandPhotoDays: 90,
  /** Description of goods to buy or deliver. */
  errandProductMax: 100,
  /** Tries at a code that is handed over with the goods. */
  handOverTries: 5,
  /** Minutes at a door where nobody is, and calls, after which goods may be left or brought back. */
  doorMinutes: 10,
  doorCalls: 2,
  /** Characters of the name of a zone. */
  zoneName: 30,
  /** Minutes in which a store that its rider found closed has to answer, and metres from it within which that can be reported. */
  storeClosedMinutes: 10,
  storeClosedMeters: 500,
  /** Characters of a rider's note, minutes of one delay, and positions sent at once after a time without network. */
  riderNote: 100,
  /** Kilograms above which an errand is for larger vehicles than an electric scooter. */
  scooterKilograms: 15,
  /** Lines of an order that a rider reports as missing or damaged. */
  riderLacks: 100,
  riderDelayMinutes: 60,
  riderPositions: 500,
  /** Minutes after which a customer whose order no rider takes is notified, and can cancel it free of charge. */
  untakenMinutes: 15,
  /** Hours after a delivery in which its customer can tip the rider. */
  riderTipHours: 24,
  /** Hours for which a step of a rider keeps its own time without a network. */
  riderStepHours: 12,
  /** Zones of deliveries in all, and the bounds of their radius in metres. */
  deliveryZones: 200,
  zoneMetersLeast: 100,
  zoneMetersMost: 100_000,
  refundImages: 9,
  reviewImages: 9,
  reportImages: 1,
  /** Further documents of an application. */
  otherDocuments: 6,
  /** The maximum size of an uploaded picture in bytes. */
  imageBytes: 10 * 1024 * 1024,
  /** The maximum size of a video that is sent in one form, and of one in parts. */
  videoFormBytes: 16 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  videoSeconds: 60,
  /** The size of the parts of a large file, but for the last. */
  uploadPartBytes: 4 * 1024 * 1024,
  /** Uploads that one customer may have begun and not finished. */
  openUploads: 5,
  /** Private pictures whose addresses one call answers. */
  privatePicturesShown: 20,
  /** The widths in pixels in which the server provides every picture. */
  pictureWidths: [80, 112, 168, 208, 336, 416, 750, 1404],

  // Money, in the smallest unit
  minimumTopUp: 100,
  maximumTopUp: 50_000_00,
  /** The amounts that a top-up offers. */
  topUpAmounts: [50_00, 100_00, 200_00, 500_00, 1000_00, 2000_00],
  topUpMinutes: 15,
  /** The tips to a rider that are offered, and the bounds of all tips of an order. */
  riderTips: [2_00, 5_00, 10_00],
  riderTipLeast: 1_00,
  riderTipMost: 200_00,
  riderTipMinutes: 15,
  /** Minutes after its store accepted a takeaway order in which dishes can be added, and lines of one addition. */
  addDishesMinutes: 10,
  addedLines: 30,
  /** The days that the wallet sums up. */
  moneyDays: 30,
  memberEnvelopeCost: 1,
  memberEnvelopesPerMonth: 6,
  memberEnvelopeDays: 7,
  /** The accounts that one customer can withdraw to. */
  withdrawAccountsMax: 10,
  accountNumberMin: 4,
  accountNumberMax: 40,
  /** The characters of a name as on an ID, with its middle dots. */
  realNameMax: 50,
  /** Minutes in which an opened membership can be paid. */
  memberPaymentMinutes: 15,

  // Points
  /** The smallest units of a whole unit of money. */
  unitsOfMoney: 100,
  pointsPerUnit: 1,
  pointsMemberFactor: 2,
  pointsPerReview: 20,
  /** The share of the goods of a trade that points may pay, in percent. */
  pointsSharePercent: 5,
  /** The step in which points are used in a trade. */
  pointsStep: 100,

  // Tables, queues and the waitlist
  /** The largest party that a restaurant may take online, and that anybody may ask for. */
  tablePartyMax: 20,
  tableDaysAhead: 30,
  /** Minutes around the wished time in which a search for tables looks, and the number of times it shows of a restaurant. */
  tableSearchMinutes: 90,
  tableSearchTimes: 5,
  /** Minutes in which a restaurant has to confirm a table by hand. */
  confirmTableMinutes: 30,
  /** Minutes for which a table is held past its time, and their extension when the party announces a late arrival. */
  tableHoldMinutes: 15,
  tableLateMinutes: 15,
  tableTurnoverMinutes: 120,
  tablesPerStore: 200,
  hotelFacilities: 60,
  hotelPictures: 30,
  /** Characters of a public picture’s path. */
  mediaPathMax: 200,
  /** Characters of a house rule. */
  houseRuleMax: 200,
  /** Single rooms of a room type that are let by the hour. */
  hourlyRooms: 60,
  roomTypesPerHotel: 60,
  ratesPerRoomType: 12,
  roomPictures: 6,
  cancelSteps: 5,
  /** Days of a restaurant on which other hours apply than on their weekday. */
  tableExceptions: 100,
  queueSizes: 4,
  tableNoteLength: 100,
  /** Minutes after a call in which a number's party must come, and places by which a returning number moves back. */
  numberCallMinutes: 10,
  numberReturnPlaces: 3,
  /** Hold time of a waitlist offer, and the number of waitlists per customer. */
  waitlistHoldMinutes: 10,
  waitlistsMax: 10,

  // Vouchers
  vouchersPerOrder: 20,
  /** Minutes in which a store can undo a redemption; it is paid only afterwards. */
  voucherUndoMinutes: 60,
  /** Wrong codes in a row before a till is locked for `lockMinutes`. */
  voucherCodeAttempts: 5,
  voucherQrSeconds: 60,
  /** Minutes in which a till can redeem the found vouchers. */
  voucherTicketMinutes: 10,

  // Group deals
  /** Distance within which a store's deals count as nearby, in metres. */
  groupDealRange: 30_000,
  /** The open groups that a deal shows by itself. */
  groupsShown: 2,
  groupNoteLength: 40,

  // Lists, carts and orders
  pageSize: 15,
  maxPageSize: 50,
  searchHistoryItems: 10,
  /** Days for which a store counts as new after its opening. */
  newStoreDays: 30,
  /** Lines of the mall's cart. */
  mallCartLines: 120,
  /** Product texts, SKUs and stock of a shop: warehouses per change, and stock per SKU. */
  skusOfProduct: 600,
  axesOfProduct: 3,
  valuesOfAxis: 60,
  productPictures: 9,
  detailsOfProduct: 20,
  freeReturnDaysMax: 30,
  gramsMax: 1_000_000,
  shippingFeesPerShop: 20,
  packagesPerStore: 50,
  packageItems: 30,
  packageItemCountMax: 99,
  packagePlaces: 50,
  packageClosedDays: 60,
  packageValidDaysMax: 365,
  warehousesAtOnce: 50,
  stockMax: 99_999,
  mallRemarkLength: 100,
  mallCouponsAtOnce: 30,
  /** Favourites or footprints that one call removes. */
  keptAtOnce: 100,
  /** Characters of an undo token for the largest removal. */
  undoLength: 16_000,
  /** Footprints that are kept of a customer, and for how long. */
  footprintsMax: 300,
  footprintDays: 90,
  cartLineMax: 99,
  /** Distinct choices in the cart of a visitor. */
  cartLinesOnDevice: 100,
  badgeMax: 99,
  reportsPerDay: 5,
  feedbacksPerDay: 10,
  staffReasonMax: 500,
  /** Members and open invitations of a store’s team, and days for which an invitation is open. */
  teamMax: 50,
  teamInvitationDays: 7,
  unpaidOrderMinutes: 15,
  /** Pieces of an item that one customer's unpaid orders may hold, however scarce it is. */
  unpaidItemsFree: 20,
  acceptOrderMinutes: 30,
  /** Minutes past the expected arrival after which a customer can cancel an order that is still being prepared. */
  lateMinutes: 60,
  /** Minutes in which a customer has to answer a rider's question: dearer goods, nobody at the door, a delay. */
  answerPurchaseMinutes: 5,
  answerDeliveryMinutes: 15,
  answerDelayMinutes: 5,
  confirmDeliveryHours: 24,
  confirmReceiptDays: 10,
  /** The same while a carrier reports a parcel as lost, refused or returned. */
  confirmMissingDays: 45,
  /** Days after which receipt confirms itself when a carrier reports no delivery. */
  confirmUndeliveredDays: 15,
  extendReceiptDays: 3,
  /** Hours without a scan after which a parcel on its way counts as quiet. */
  quietParcelHours: 24,
  /** The least minutes between two reminders of a store, and of a shop of the mall. */
  remindMinutes: 5,
  remindShopMinutes: 24 * 60,
  reviewDays: 15,
  /** Days in which a product's review can be extended. */
  reviewAdditionDays: 180,
  answerShortageMinutes: 5,

  // Shared carts
  groupCartPeople: 20,
  groupCartNameLength: 20,
  groupCartLines: 30,
  /** Minutes for choosing dishes, at least and at most, and the extension by a host. */
  groupCartLeastMinutes: 5,
  groupCartMostMinutes: 180,
  groupCartExtendMinutes: 10,
  /** Minutes in which a cart that missed its lock can be extended. */
  groupCartGiveUpMinutes: 30,
  /** The least minutes between two reminders of one person. */
  groupCartNudgeMinutes: 5,
  /** The share of the cap from which on it is nearly spent. */
  groupCartNearCap: 0.9,

  // Chat
  chatPage: 30,
  chatPageMax: 100,
  /**
   * Length of a message in characters, and the UTF-16 units of a request above which it is refused by schema, not by
   * name.
   */
  chatTextLength: 500,
  chatTextSent: 20_000,
  chatChoiceLength: 40,
  chatRecallMinutes: 2,
  /** Hours after its order for which a chat with a rider is open. */
  chatOpenHours: 24,
  /** The count of unread messages beyond which they are not counted. */
  chatUnreadMax: 999,
  /** Changes that one call of `chat.sync` answers. */
  chatChanges: 100,
  chatRatingWords: 3,
  /** Messages that go with a report. */
  chatEvidence: 20,
  /** Minutes in the queue for a person of the service after which leaving a message is offered. */
  chatQueueMinutes: 5,
  /** Minutes for which a call number is valid. */
  chatCallMinutes: 10,

  // Stays
  /** Nights of one stay, and how many days ahead its last can be. */
  stayNights: 28,
  stayAheadDays: 365,
  /** Most that the coupon for guests whom a hotel turns away is worth, in the smallest unit. */
  turnedAwayCouponMost: 200_00,
  stayRooms: 9,
  stayChildren: 20,
  /** Until this hour of the next day a night can still be booked. */
  lastNightUntilHour: 6,
  /** Minutes in which a hotel that confirms by hand has to answer. */
  stayAnswerMinutes: 30,
  /** Cooling-off period of a stay in minutes after booking, when arrival is over a day away. */
  regretMinutes: 30,
  /** The hour until which an unpaid room is kept on the day of arrival. */
  heldUntilHour: 18,
  /** Stays to be paid at the hotel that one customer can have for one night. */
  unpaidStaysPerNight: 2,
  /** Rooms left from which on they count as few. */
  fewRooms: 3,
  /** The least reviews with which a hotel has a score. */
  scoreReviews: 5,
  stayWishesLength: 100,
  guestBookMax: 30,
  guestNameMax: 40,
  /** The most hotels that a list has, the best of its order; narrower filters show others. */
  hotelsListed: 1000,
  invoiceTitleMax: 100,
  refundDescriptionMax: 200,

  // Numbers as text
  shortCountFrom: 10_000,

  // Waiting
  toastMs: 1500,
  loadingDelayMs: 800,
  reloginDelayMs: 800,
  loginRedirectDebounceMs: 200,
  debounceMs: 500,
  throttleMs: 500,
  pageLoadDelayMs: 200,
  pageLoadTimeoutMs: 60_000,
  chunkLoadTimeoutMs: 120_000,
  requestTimeoutMs: 60_000,
  uploadTimeoutMs: 600_000,
  addressPopupCloseMs: 175,

  // Looks
  toastZIndex: 10_090,
  designWidth: 750,
} as const

/** A width in which every picture is available. */
export type PictureWidth = (typeof limits.pictureWidths)[number]
