import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import type { OrderKindName } from '@contract/order-kinds'
import type { OrderAction } from '@contract/states/actions'
import type { IconName } from '@/components/base/Icon'
import type { Given } from '@/platform/navigation'
import type { RouteName } from '@/routes'
import type { Api } from '@/services/api'
import type { RootState } from '@/state/root'

export type SummaryOf<Kind extends OrderKindName> = Extract<OrderSummary, { readonly kind: Kind }>
export type DetailOf<Kind extends OrderKindName> = Extract<OrderDetail, { readonly kind: Kind }>

/** Opens a screen, over the one in view or in its place. */
export type Go = <N extends RouteName>(name: N, ...given: Given<N>) => unknown

/** What is carried out in the same way for every kind of order. */
export const commonActions = ['remove', 'refund', 'cancel', 'confirm', 'pay'] as const satisfies readonly OrderAction[]
export type CommonAction = (typeof commonActions)[number]
/** What each kind of order carries out in its own way. */
export type OwnAction = Exclude<OrderAction, CommonAction>

/** What of an order cannot be had again, or not for the same price; `goOn` goes to where the rest is. */
export interface Changes {
  readonly gone: readonly string[]
  readonly dearer: readonly string[]
  readonly goOn: () => void
}

/** What an action of a kind's own works with. */
export interface Doing {
  readonly api: Api
  readonly root: RootState
  /** Asks the server, once at a time for each button. Undefined after a failure, of which the person has been told. */
  readonly ask: <T>(call: () => Promise<T>) => Promise<T | undefined>
  /** Shows what is not as it was, before the person goes on. */
  readonly show: (changes: Changes) => void
}

/** One line about an order. */
export interface News {
  readonly icon: IconName
  readonly text: string
}

/** What shared pieces show of one order and do with it; they never ask of which kind it is. */
export interface OrderView {
  /** How it stands, in a word or two. */
  readonly state: string
  /** What kind of order it is, for people to read; empty when that is not known. */
  readonly name: string
  /** Under the title of an order of one thing; may be empty. */
  readonly note: string
  /** What the customer is asked; it comes before everything else that could be told. */
  readonly question: News | undefined
  /** Where an order in progress is. */
  readonly progress: News | undefined
  /** When it is expected, in UTC; undefined when no time is told (any more). */
  readonly dueAt: string | undefined
  /** Whether one can watch it come. */
  readonly isOnTheWay: boolean
  /** Opens its screen; undefined when there is none. */
  readonly open: ((go: Go) => unknown) | undefined
  /** What buttons say in words of its own. */
  readonly buttons: Partial<Record<OrderAction, string>>
  /** What is asked before an order is confirmed, when not whether all has arrived. */
  readonly confirmTitle: string | undefined
  /** What it carries out in its own way; an action of its own that is not here has no button. */
  readonly does: Partial<Record<OwnAction, (doing: Doing) => unknown>>
}

/** One fact about an order that was just paid. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly tone?: 'brand'
}

/** All that the client knows of a kind of order outside of the kind's own screens. */
export interface OrderKindView<Summary, Detail> {
  readonly view: (order: Summary) => OrderView
  /** What is of interest once it is paid, beside store and payment. */
  readonly paidFacts: (order: Detail) => readonly Fact[]
}
