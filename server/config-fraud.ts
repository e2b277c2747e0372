import { number, onOffOrUnsaid, setting } from './config-readers'

/** Settings of signals of fraud, because of which money waits for staff. */
export const fraudSettings = {
  fraudSignals: setting(
    'FRAUD_SIGNALS',
    '',
    'Holds rewards, withdrawals and payouts with signals of fraud until staff decide: on or off. Default on; in the demo off.',
    onOffOrUnsaid,
  ),
  fraudAccountsADevice: setting(
    'FRAUD_ACCOUNTS_A_DEVICE',
    '3',
    'Other accounts on a customer’s devices beyond which money is held.',
    number(0, 1_000_000, true),
  ),
  fraudAccountsAnAddress: setting(
    'FRAUD_ACCOUNTS_AN_ADDRESS',
    '5',
    'Other accounts with the same address of a customer, including the door, beyond which money is held.',
    number(0, 1_000_000, true),
  ),
  fraudAccountsACard: setting(
    'FRAUD_ACCOUNTS_A_CARD',
    '1',
    'Other accounts that are paid out to the same card or payment account beyond which money is held.',
    number(0, 1_000_000, true),
  ),
  fraudTinyOrder: setting(
    'FRAUD_TINY_ORDER',
    '100',
    'Amount below which an order counts as tiny, in the smallest unit of money.',
    number(0, 1_000_000_00, true),
  ),
  fraudTinyOrders: setting(
    'FRAUD_TINY_ORDERS',
    '10',
    'Tiny paid orders in 30 days, of a customer and those whom the customer invited or of a store, beyond which money is held.',
    number(0, 1_000_000, true),
  ),
}

/** Whether money with signals of fraud waits: without the demo unless it is switched off. */
export const watchesFraud = ({
  demo,
  fraudSignals,
}: {
  readonly demo: boolean
  readonly fraudSignals: boolean | undefined
}): boolean => fraudSignals ?? !demo
