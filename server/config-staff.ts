import { number, setting } from './config-readers'

/** The settings of the powers of staff, and of text messages to merchants. */
export const staffSettings = {
  staffAdjustment: setting(
    'STAFF_ADJUSTMENT',
    '20000',
    'Maximum by which staff can adjust a balance at once, in the smallest unit of money; 0 turns adjustments off.',
    number(0, 1_000_000_00, true),
  ),
  staffDayCost: setting(
    'STAFF_DAY_COST',
    '500000',
    'Maximum sum by which one member of staff can adjust balances and points (one counts as the smallest unit), refund and compensate at the platform’s cost in a day, in the smallest unit of money; 0 turns these off.',
    number(0, 100_000_000_00, true),
  ),
  staffPoints: setting(
    'STAFF_POINTS',
    '10000',
    'Maximum number of points that staff can add or deduct at once; 0 turns this off.',
    number(0, 1_000_000, true),
  ),
  merchantTextMinutes: setting(
    'MERCHANT_TEXT_MINUTES',
    '0',
    'Minutes after which a merchant gets a text message about an order, a booking or a message that is unanswered and unread; 0 for none. Requires SMS_TEXTS_URL.',
    number(0, 24 * 60, true),
  ),
}
