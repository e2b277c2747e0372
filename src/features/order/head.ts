import type { Picture } from '@contract/entities/common'
import type { OrderSummary } from '@contract/entities/order'

/** Display name of an order: its store's name, or the order title. */
export const nameOf = ({ store, title }: Pick<OrderSummary, 'store' | 'title'>): string => store?.name ?? title

/** The first picture of the items, else the store's, if any. */
export const pictureOf = ({ pictures, store }: Pick<OrderSummary, 'pictures' | 'store'>): Picture | undefined =>
  pictures[0] ?? store?.logo

/** Whether the order is in a final phase. */
export const isFinished = ({ phase }: Pick<OrderSummary, 'phase'>): boolean =>
  phase !== 'toPay' && phase !== 'inProgress'
