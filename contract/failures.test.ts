import { failureMessages } from './failure-messages'
import { endsSession, failureCodes, failureName, failureStatus, type FailureName } from './failures'
import { fillIn } from './format'
import { statusMessage, statusMessages } from './http-statuses'
import { ruleMessages } from './rules/messages'
import type { Localized } from './settings'

const names = Object.keys(failureCodes) as FailureName[]
/** The names of a text’s places; a noun is of a count that is a place too. */
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

it('gives each failure a separate code, never that of success', () => {
  const codes = Object.values(failureCodes) as number[]
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).not.toContain(1)
  for (const name of names) expect(failureName(failureCodes[name])).toBe(name)
  expect(failureName(1)).toBeUndefined()
})

const texts: [string, Localized][] = [
  ...Object.entries(failureMessages),
  ...Object.entries(ruleMessages),
  ...Object.entries(statusMessages),
]

it.each(texts)('says %s in both languages, with the same places', (_, { en, zh }) => {
  expect(en).toMatch(/^[\x20-\x7e’–]+$/)
  expect(zh).toMatch(/[\u4e00-\u9fff]/)
  expect(places(en)).toEqual(places(zh))
})

it.each(texts)('says %s of one as of several, each with its noun', (_, { en }) => {
  const values = Object.fromEntries([...en.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 1]))
  // A place may also hold a name, which a verb follows.
  expect(fillIn(en, values).replace(/\b1 (is|has|s)\b/g, '')).not.toMatch(/\b1 [a-z]+s\b(?<!ss)/)
})

it('says what the product text says', () => {
  expect(failureMessages.tokenExpired.zh).toBe('登录失效 请重新登录')
  expect(failureMessages.nothingToWithdraw.zh).toBe('没有可提现的金额')
  expect(failureMessages.balanceBelowMinimum.zh).toBe('当前余额低于最低提现金额限制')
  expect(failureMessages.withdrawAmountRequired.zh).toBe('请输入提现金额')
  expect(failureMessages.withdrawBelowMinimum.zh).toBe('最小提现金额为 {minimum} 元')
  expect(failureMessages.withdrawableInsufficient.zh).toBe('可提现余额不足')
  expect(failureMessages.payPasswordsDiffer.zh).toBe('两次支付密码输入不一致')
  expect(failureMessages.specificationRequired.zh).toBe('请先选择规格')
})

it('ends the session on -201, -202 and -203 only', () => {
  expect([-200, -201, -202, -203, -204, 401].map(endsSession)).toEqual([false, true, true, true, false, false])
})

it('carries a failure with HTTP 200 unless its code is a status', () => {
  expect(failureStatus('soldOut')).toBe(200)
  expect(failureStatus('tokenExpired')).toBe(200)
  expect(failureStatus('notSignedIn')).toBe(401)
  expect(failureStatus('unexpected')).toBe(500)
  expect(failureStatus('invalidRequest')).toBe(400)
  expect(failureStatus('idempotencyKeyReused')).toBe(200)
})

it('knows the statuses of the product text, and falls back on its hundred', () => {
  const known = [400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505]
  expect(Object.keys(statusMessages).map(Number)).toEqual(known)
  for (const status of known) expect(statusMessage(status)).toBe(statusMessages[status])
  expect(statusMessage(499)).toBe(statusMessages[400])
  expect(statusMessage(418)).toBe(statusMessages[400])
  expect(statusMessage(399)).toBe(statusMessages[502])
  expect(statusMessage(599)).toBe(statusMessages[500])
  expect(statusMessage(0)).toBe(statusMessages[502])
})
