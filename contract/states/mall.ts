import { limits } from '../limits'
import type { ActionRules, CommonEvent, OrderPhase } from './actions'
import { defineStates, type Effect } from './machine'

/** The statuses of a mall order (product text §4). */
export const mallStatuses = ['pendingPayment', 'pendingShipment', 'pendingReceipt', 'success', 'closed'] as const
export type MallStatus = (typeof mallStatuses)[number]

/** The steps of paying for a presale: its deposit, waiting for the window of its balance, and the balance. */
export const presaleSteps = ['deposit', 'waiting', 'balance'] as const
export type PresaleStep = (typeof presaleSteps)[number]

interface Shown {
  readonly status: MallStatus
  readonly step: PresaleStep | null
}

/** The states of the machine, as a customer is shown them. */
export const mallStates = {
  pendingPayment: { status: 'pendingPayment', step: null },
  pendingDeposit: { status: 'pendingPayment', step: 'deposit' },
  waitingBalance: { status: 'pendingPayment', step: 'waiting' },
  balanceDue: { status: 'pendingPayment', step: 'balance' },
  pendingShipment: { status: 'pendingShipment', step: null },
  pendingReceipt: { status: 'pendingReceipt', step: null },
  success: { status: 'success', step: null },
  closed: { status: 'closed', step: null },
} as const satisfies Record<string, Shown>

export type MallState = keyof typeof mallStates
const states = Object.keys(mallStates) as MallState[]

const closed: readonly Effect[] = ['releaseInventory', 'refundRemaining', 'returnCoupons']

/**
 * A mall order (product text §4). `remind` keeps the state and notifies the merchant. An order paid in two parts begins
 * with its deposit; the clock opens and ends the payment windows of its presale.
 */
export const mall = defineStates({
  title: 'Mall order',
  initial: 'pendingPayment',
  starts: ['pendingDeposit'],
  states,
  transitions: {
    pay: { from: ['pendingPayment', 'balanceDue'], to: 'pendingShipment', by: 'payment' },
    payDeposit: { from: 'pendingDeposit', to: 'waitingBalance', by: 'payment' },
    openBalance: { from: 'waitingBalance', to: 'balanceDue', by: 'clock' },
    expire: { from: 'pendingPayment', to: 'closed', by: 'clock', after: limits.unpaidOrderMinutes, does: closed },
    missDeposit: { from: 'pendingDeposit', to: 'closed', by: 'clock', does: closed },
    missBalance: {
      from: ['waitingBalance', 'balanceDue'],
      to: 'closed',
      by: 'clock',
      does: ['releaseInventory', 'forfeit', 'returnCoupons'],
    },
    cancel: { from: ['pendingPayment', 'pendingDeposit'], to: 'closed', by: 'customer', needs: 'reason', does: closed },
    cannotShip: {
      from: ['waitingBalance', 'balanceDue', 'pendingShipment'],
      to: 'closed',
      by: ['merchant', 'platform'],
      does: closed,
    },
    withdraw: {
      from: ['pendingPayment', 'pendingDeposit', 'waitingBalance', 'balanceDue', 'pendingShipment'],
      to: 'closed',
      by: 'staff',
      needs: 'reason',
      does: closed,
    },
    remind: { from: 'pendingShipment', to: 'pendingShipment', by: 'customer' },
    ship: { from: 'pendingShipment', to: 'pendingReceipt', by: 'merchant', needs: 'logistics' },
    confirmReceipt: {
      from: 'pendingReceipt',
      to: 'success',
      by: ['customer', 'clock'],
      after: limits.confirmReceiptDays * 24 * 60,
      does: ['settle'],
    },
    refund: {
      from: ['pendingShipment', 'pendingReceipt'],
      to: 'closed',
      by: ['merchant', 'platform', 'clock'],
      needs: 'refundApplication',
      does: ['refundRemaining', 'returnCoupons'],
    },
    /** All goods came back, for reasons that leave the shop its shipping. */
    returnAll: {
      from: ['pendingShipment', 'pendingReceipt'],
      to: 'closed',
      by: 'platform',
      does: ['settle', 'returnCoupons'],
    },
  },
})

/** The phases of the states. */
export const mallPhases: Readonly<Record<MallState, OrderPhase>> = {
  pendingPayment: 'toPay',
  pendingDeposit: 'toPay',
  waitingBalance: 'inProgress',
  balanceDue: 'toPay',
  pendingShipment: 'inProgress',
  pendingReceipt: 'inProgress',
  success: 'done',
  closed: 'cancelled',
}

export type MallEvent = keyof typeof mall.transitions

/** Customer actions on a mall order. */
export const mallActions: ActionRules<MallState, MallEvent | CommonEvent> = {
  events: { cancel: ['cancel'], confirm: ['confirmReceipt'] },
  states: {
    pay: ['pendingDeposit'],
    remind: ['pendingShipment'],
    remove: ['success', 'closed'],
    evaluate: ['success'],
  },
}
