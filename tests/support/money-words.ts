import type { Localized } from '@contract/settings'

const both = (en: string, zh: string): Localized => ({ en, zh })

/** Words of the money of merchants and riders, as they read them. */
export const moneyWords = {
  money: both('Money', '资金'),
  available: both('Available', '可提现'),
  onHold: both('On hold', '待结算'),
  payOut: both('Pay out now', '立即提现'),
  enter: both('Enter pay password', '请输入支付密码'),
  statements: both('Statements', '账单'),
  statement: both('Statement', '账单'),
  allPayouts: both('All, Payouts', '全部, 打款记录'),
  payouts: both('Payouts', '打款记录'),
  arrived: both('Arrived', '已到账'),
  returned: both('Returned', '已退回'),
  change: both('Change', '更换'),
  months: both('Months', '按月'),
  monthly: both('Monthly statement', '月账单'),
  earned: both('Earned in this period', '本期收入'),
  running: both('In progress', '未出账'),
  earnings: both('Earnings', '收入'),
  youCan: both('You can withdraw', '可提现'),
}

/** The words of one language. */
export const moneyWordsIn = (language: keyof Localized): Record<keyof typeof moneyWords, string> =>
  Object.fromEntries(Object.entries(moneyWords).map(([name, words]) => [name, words[language]])) as Record<
    keyof typeof moneyWords,
    string
  >
