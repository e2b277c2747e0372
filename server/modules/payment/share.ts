import type { Payable } from '@contract/entities/payment'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { sameText } from '../../security/hash'
import { trustedId } from '../../security/trusted-id'

const claimOf = (orderId: string): string => `pay.${orderId}`

/** A token by which somebody else may pay an order: signed, so that none can be made up. */
export const shareTokenOf = ({ seal }: Context, orderId: string): string => `${orderId}.${seal.sign(claimOf(orderId))}`

/** The order that a token was made for. @throws Failure `paymentNotFound` for any other token. */
export function sharedOrderId(context: Context, token: string): OrderId {
  const [orderId = ''] = token.split('.')
  if (!sameText(token, shareTokenOf(context, orderId))) throw new Failure('paymentNotFound')
  // The token was made for whoever the order is of, and nobody else can make one.
  return trustedId('order', orderId)
}

/** Which order a request is about; whose it is was checked before, or the token proves that it may be paid. */
export const payableOrderId = (context: Context, { orderId, shareToken }: Payable): OrderId =>
  orderId ?? sharedOrderId(context, shareToken ?? '')
