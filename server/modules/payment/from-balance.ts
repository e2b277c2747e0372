/** The field of an answer for the part of a payment from the balance beside a provider; absent where there is none. */
export const fromBalanceOf = (amount: number): { readonly fromBalance?: number } =>
  amount > 0 ? { fromBalance: amount } : {}
