/** An amount in fen as Alipay writes it: yuan with two decimals. */
export const yuanOf = (amount: number): string => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** The fen of an amount that Alipay wrote; NaN for anything else. */
export function fenOf(yuan: string | undefined): number {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan ?? '')
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : NaN
}
