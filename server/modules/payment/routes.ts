import { paymentBalancePay, paymentStatus, paymentTypes } from '@contract/calls/payment'
import type { Module } from '../module'
import { orderEngine } from '../order/engine'
import { checkPayPassword } from '../wallet/pay-password'
import { PaymentService } from './service'

export const paymentRoutes: Module = ({ handle, context }) => {
  const payments = new PaymentService(context, orderEngine(context))
  handle(paymentTypes, ({ customer, language }, { orderId }) => payments.types(customer.id, orderId, language))
  handle(paymentStatus, (_, { orderId }) => payments.status(orderId))
  handle.once(
    paymentBalancePay,
    (tx, { customer }, request) => payments.payFromBalance(tx, customer.id, request),
    ({ customer }, { payPassword }) => checkPayPassword(context, customer.id, payPassword),
  )
}
