import { number, setting } from './config-readers'

/** The settings of the powers of staff, and of text messages to merchants. */
export const staffSettings = {
  staffAdjustment: setting(
    'STAFF_ADJUSTMENT',
    '20000',
    'Most by which staff can adjust a balance at once, in the smallest unit of money; 0 for not at all.',
    number(0, 1_000_000_00, true),
  ),
  staffPoints: setting(
    'STAFF_POINTS',
    '10000',
    'Most points that staff can give or take at once; 0 for none.',
    number(0, 1_000_000, true),
  ),
  merchantTextMinutes: setting(
    'MERCHANT_TEXT_MINUTES',
    '0',
    'Minutes after which a merchant gets a text message about an order, a booking or a message that nobody has answered or opened; 0 for none. Needs SMS_TEXTS_URL.',
    number(0, 24 * 60, true),
  ),
}
