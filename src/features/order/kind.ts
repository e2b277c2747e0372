import type { NotAdded } from '@contract/entities/cart'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import type { OrderKindName } from '@contract/order-kinds'
import type { OrderAction } from '@contract/states/actions'
import type { IconName } from '@/components/base/Icon'
import type { Given } from '@/platform/navigation/navigation'
import type { RouteName } from '@/routes'
import type { Api } from '@/services/api'
import type { RootState } from '@/state/root'

export type SummaryOf<Kind extends OrderKindName> = Extract<OrderSummary, { readonly kind: Kind }>
export type DetailOf<Kind extends OrderKindName> = Extract<OrderDetail, { readonly kind: Kind }>

/** Opens a screen by push or replace. */
export type Go = <N extends RouteName>(name: N, ...given: Given<N>) => unknown

/** Actions with the same implementation for every order kind. */
export const commonActions = ['remove', 'refund', 'cancel', 'confirm', 'pay'] as const satisfies readonly OrderAction[]
export type CommonAction = (typeof commonActions)[number]
/** Actions that each order kind implements. */
export type OwnAction = Exclude<OrderAction, CommonAction>

/**
 * Lines that were not added or have a different price when an order is placed again; `goOn` continues with the rest.
 */
export interface Changes {
  readonly left: readonly NotAdded[]
  readonly dearer: readonly string[]
  readonly goOn: () => void
}

/** Context of an action that an order kind implements. */
export interface ActionContext {
  readonly api: Api
  readonly root: RootState
  /** Runs a call, at most one per button; undefined on failure, which is shown as a toast. */
  readonly ask: <T>(call: () => Promise<T>) => Promise<T | undefined>
  /** Shows changes before continuing. */
  readonly show: (changes: Changes) => void
}

/** One line of information about an order. */
export interface News {
  readonly icon: IconName
  readonly text: string
}

/** Current cancellation fee, as shown to the customer. */
export interface CancelCost {
  readonly allowed: boolean
  readonly text: string
  readonly fee: number
}

/** Cancelling of a kind that may charge a fee: the fee is shown first, and is the one that the call accepts. */
export interface OwnCancelling {
  readonly cost: (api: Api) => Promise<CancelCost>
  readonly send: (
    api: Api,
    request: {
      readonly orderId: string
      readonly reason: string
      readonly fee: number
      readonly idempotencyKey: string
    },
  ) => Promise<OrderDetail>
}

/** View of an order for shared components, independent of its kind. */
export interface OrderView {
  /** Display name of the state. */
  readonly state: string
  /** Display name of the kind; empty for an unknown kind. */
  readonly name: string
  /** Title of a single-item order, where it is not that of the order. */
  readonly title?: string
  /** Below the title of a single-item order; may be empty. */
  readonly note: string
  /** A question to the customer; takes precedence over other information. */
  readonly question: News | undefined
  /** Progress of an order that is under way. */
  readonly progress: News | undefined
  /** Estimated time in UTC; undefined when none applies. */
  readonly dueAt: string | undefined
  /** Whether its delivery can be followed on a map. */
  readonly isOnTheWay: boolean
  /** Opens the order's screen; undefined when the kind has none. */
  readonly open: ((go: Go) => unknown) | undefined
  /** Opens the screen that comes before the cashier; undefined when none does. */
  readonly pay?: ((go: Go) => unknown) | undefined
  /** Opens the screen of the orders to be paid together with it; undefined when there are none. */
  readonly together?: ((go: Go) => unknown) | undefined
  /** Replaces the pictures of the items, for a kind without any; its lines are not counted then. */
  readonly mark?: IconName
  /** Cancelling, where it differs from the common way. */
  readonly cancelling?: OwnCancelling
  /** Button labels that differ from the common ones. */
  readonly buttons: Partial<Record<OrderAction, string>>
  /** Title of the confirmation dialog, when it differs from the common one. */
  readonly confirmTitle: string | undefined
  /** Offer that ends with the confirmation, for its dialog; empty without one. */
  readonly confirmWarning: string
  /** Opens the application for a refund; undefined where that is the common screen. */
  readonly askRefund?: ((go: Go) => unknown) | undefined
  /** Implementations of the kind's own actions; actions without one have no button. */
  readonly does: Partial<Record<OwnAction, (doing: ActionContext) => unknown>>
}

/** One fact about a paid order. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly tone?: 'brand'
}

/** A category of money records. */
export interface Category {
  readonly name: string
  readonly icon: IconName
}

/** Registration of an order kind in the client, for everything outside of the kind's own screens. */
export interface OrderKindView<Summary, Detail> {
  readonly view: (order: Summary) => OrderView
  /** Facts for the payment result screen, in addition to store and payment. */
  readonly paidFacts: (order: Detail) => readonly Fact[]
  /** Label of the business on the payment result screen; “Store” by default. */
  readonly business?: () => string
  /** Label of the link to the order on the payment result screen; “View order” by default. */
  readonly paidLink?: () => string
  /** Category of its orders in the wallet's records. */
  readonly category: () => Category
  /** Opens one of its refunds; omitted where that is the common screen. */
  readonly openRefund?: (id: string, go: Go) => unknown
}
