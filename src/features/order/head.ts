import type { Picture } from '@contract/entities/common'
import type { OrderSummary } from '@contract/entities/order'

/** Whose order it is, for people to read: its store, or where there is none what was bought. */
export const nameOf = ({ store, title }: Pick<OrderSummary, 'store' | 'title'>): string => store?.name ?? title

/** The first picture of what was bought, else its store's; an order may have neither. */
export const pictureOf = ({ pictures, store }: Pick<OrderSummary, 'pictures' | 'store'>): Picture | undefined =>
  pictures[0] ?? store?.logo

/** Whether nothing is left to wait for. */
export const isOver = ({ phase }: Pick<OrderSummary, 'phase'>): boolean => phase !== 'toPay' && phase !== 'inProgress'
