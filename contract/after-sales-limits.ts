/** Deadlines and size limits of after-sales cases. A name ends in its unit unless it is a count. */
export const afterSalesLimits = {
  /** How long after receipt a fault can be reported; without a fault it is the product's `freeReturnDays`. */
  faultDays: 15,
  /** The store answers an application. */
  answerHours: 24,
  /** The buyer sends goods back. */
  returnDays: 7,
  /** The store counts returned goods in, from when they were sent, and from when they were delivered to it. */
  receiveDays: 10,
  countDays: 3,
  /** The buyer edits or escalates a refused application. */
  resubmitDays: 7,
  /** Evidence window for both sides, then the platform's decision within this number of working days. */
  evidenceHours: 48,
  decisionDays: 3,
  /** How often an application can be edited. */
  edits: 3,
  /** Pictures and videos that each side can give as evidence, and the length of a statement. */
  evidenceMedia: 9,
  evidenceLength: 500,
} as const
