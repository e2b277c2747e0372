import type { Language } from '@contract/settings'

const word = /#redeem(?:\s+(\d{1,2}))?(?!\w)/

/** Number of vouchers that a message asks the till to redeem; undefined for a message without the word. */
export function redeemedCount(text: string): number | undefined {
  const found = word.exec(text)
  return found ? Math.max(1, Number(found[1] ?? 1)) : undefined
}

/** Answer of the store after redeeming; 0 is a customer without vouchers for it. */
export function redeemedText(count: number, language: Language): string {
  if (count === 0) return language === 'zh' ? '您没有本店可用的券' : 'You have no vouchers to use here'
  if (language === 'zh') return `已核销${count}张券`
  return count === 1 ? '1 voucher is redeemed' : `${count} vouchers are redeemed`
}
