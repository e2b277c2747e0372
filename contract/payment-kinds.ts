/** The payment-app providers (product text §7, payment). */
export const providerKinds = ['wechat', 'alipay'] as const
export type ProviderKind = (typeof providerKinds)[number]

/** Payment methods: the balance, or a provider. */
export const paymentKinds = ['balance', ...providerKinds] as const

/** Whether a payment method is a provider; false for one that is not known yet. */
export const isProvider = (method: string | null): method is ProviderKind =>
  (providerKinds as readonly (string | null)[]).includes(method)

/** Whether a method is one of this version's. */
export const isPaymentKind = (method: string): boolean => (paymentKinds as readonly string[]).includes(method)
