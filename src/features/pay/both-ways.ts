import { dictionary } from '@/i18n'

const words = dictionary<{ both: (way: string) => string }>({
  en: { both: (way) => `${way} + balance` },
  zh: { both: (way) => `${way}+余额` },
})

/** The name of a payment method, with the balance where it paid a part. */
export const bothWays = (way: string, fromBalance: number | undefined): string =>
  fromBalance ? words().both(way) : way
