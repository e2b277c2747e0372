import { number, oneOf, setting } from './config-readers'

/** The settings of merchants' money and payouts. Amounts are in the smallest unit of money. */
export const settlementSettings = {
  settlementHoldDays: setting(
    'SETTLEMENT_HOLD_DAYS',
    '2',
    'Days that the money of a finished order stays on hold before its store can be paid it; it is free at 6:00 by the store’s clock.',
    number(0, 60, true),
  ),
  payoutPeriod: setting(
    'PAYOUT_PERIOD',
    'weekly',
    'Rhythm of automatic payouts that is proposed to merchants: none, daily, weekly or monthly.',
    oneOf('none', 'daily', 'weekly', 'monthly'),
  ),
  payoutMinimum: setting(
    'PAYOUT_MINIMUM',
    '10000',
    'Least payout of a merchant: 10000 is 100.00; what is less is carried over.',
    number(1, 1_000_000_00, true),
  ),
  payoutPauseHours: setting(
    'PAYOUT_PAUSE_HOURS',
    '24',
    'Hours for which nothing is paid out to a merchant after another account was chosen for payouts; 0 for none.',
    number(0, 30 * 24, true),
  ),
  payoutApprovalFrom: setting(
    'PAYOUT_APPROVAL_FROM',
    '1000000',
    'Payout of a merchant from which on an operator has to approve it; smaller ones are approved by themselves.',
    number(0, 100_000_000_00, true),
  ),
  payoutSecondApprovalFrom: setting(
    'PAYOUT_SECOND_APPROVAL_FROM',
    '10000000',
    'Payout of a merchant, or invoice of a courier, from which on two people have to approve it.',
    number(0, 100_000_000_00, true),
  ),
}
