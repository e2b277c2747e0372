import { number, oneOf, setting } from './config-readers'

/** The settings of merchants' money and payouts. Amounts are in the smallest unit of money. */
export const settlementSettings = {
  settlementHoldDays: setting(
    'SETTLEMENT_HOLD_DAYS',
    '2',
    'Days for which the money of a finished order is held before it can be paid to its store; released at 6:00 in the store’s time zone.',
    number(0, 60, true),
  ),
  payoutPeriod: setting(
    'PAYOUT_PERIOD',
    'weekly',
    'Default interval of automatic payouts to merchants: none, daily, weekly or monthly.',
    oneOf('none', 'daily', 'weekly', 'monthly'),
  ),
  payoutMinimum: setting(
    'PAYOUT_MINIMUM',
    '10000',
    'Minimum payout of a merchant, in the smallest unit of money: 10000 is 100.00; smaller amounts are carried over.',
    number(1, 1_000_000_00, true),
  ),
  payoutPauseHours: setting(
    'PAYOUT_PAUSE_HOURS',
    '24',
    'Hours for which payouts of a merchant pause after the account for payouts was changed; 0 for none.',
    number(0, 30 * 24, true),
  ),
  payoutApprovalFrom: setting(
    'PAYOUT_APPROVAL_FROM',
    '1000000',
    'Amount from which an operator has to approve a merchant’s payout; smaller ones need no approval.',
    number(0, 100_000_000_00, true),
  ),
  payoutSecondApprovalFrom: setting(
    'PAYOUT_SECOND_APPROVAL_FROM',
    '10000000',
    'Amount from which two people have to approve a merchant’s payout or a courier’s invoice.',
    number(0, 100_000_000_00, true),
  ),
}
