// Alipay writes times by the clock of Beijing and amounts in yuan.

/** A time in Alipay's format: `2026-03-25 12:00:00`, UTC+8. */
export const beijingTime = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** The moment of a time in Alipay's format. */
export const fromBeijingTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`)

/** An amount in fen in Alipay's format: yuan with two decimals. */
export const yuanOf = (amount: number): string => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/** The fen of an amount in Alipay's format; NaN for any other text. */
export function fenOf(yuan: string | undefined): number {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan ?? '')
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : NaN
}
