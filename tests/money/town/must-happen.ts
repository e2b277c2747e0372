/** Calls without which a month proves little; each has been answered. */
export const mustHappen = [
  ...['merchant.accept', 'merchant.deliver', 'merchant.checkIn', 'merchant.checkOut', 'merchant.seat'],
  ...['merchant.handleRefund', 'rider.deliver', 'rider.buy', 'order.confirmReceipt', 'order.escalateRefund'],
  ...[
    'staff.decideCase',
    'staff.decideFraudCase',
    'staff.refundOrder',
    'staff.adjustBalance',
    'payment.balancePay',
    'wallet.recharge',
  ],
]
