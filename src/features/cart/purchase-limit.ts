import type { Goods } from '@contract/entities/goods'
import { fillIn } from '@contract/format'
import { limits } from '@contract/limits'
import { overPurchaseLimit } from '@contract/rules/shopping-messages'
import { localized } from '@/i18n'
import { toast } from '@/platform/view/feedback'

type Limited = Pick<Goods, 'purchaseLimit' | 'limitLeft'>

/** Quantity of an item that the cart may hold: the limit less today's orders. */
export const leftOf = ({ limitLeft }: Limited): number => limitLeft ?? limits.cartLineMax

/** Whether the limit is reached with this quantity in the cart, today's orders included. */
export const isFull = ({ limitLeft }: Limited, quantity: number): boolean => limitLeft !== null && quantity >= limitLeft

/** Shows an item's purchase limit as a toast. */
export const tellLimit = ({ purchaseLimit }: Limited): void =>
  toast(fillIn(localized(overPurchaseLimit), { limit: purchaseLimit ?? limits.cartLineMax }))
