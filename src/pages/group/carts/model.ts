import type { GroupCartLine } from '@contract/entities/group-cart'
import type { Api } from '@/services/api'
import { TabbedList } from '@/state/base/tabbed-list'

export const tabs = ['open', 'past'] as const
export type CartTab = (typeof tabs)[number]

/** The shared carts that the customer is in: those that are not over, and the others. */
export const groupCartsOf = (api: Api) =>
  new TabbedList<GroupCartLine, CartTab>((page, tab) => api.groupCart.list({ ...page, tab }, { quiet: true }), 'open')
