import * as merchant from '@contract/calls/merchant'
import { riderEarnings } from '@contract/calls/rider'
import { riderStatement, riderStatements } from '@contract/calls/rider-statements'
import { formatDifference, formatMoney } from '@contract/money'
import { languages } from '@contract/settings'
import { pathOfRoute, routes } from '@/routes'
import { moneyWordsIn } from '../support/money-words'
import { people, type Person, secrets } from '../support/person'
import { Stage } from '../support/stage'
import { typeDigits } from '../support/steps'
import { until } from '../support/until'

const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

/** Has the newest paid payout of a store come back from its bank, which makes its money available. */
async function returnNewest(mia: Person, storeId: string): Promise<void> {
  const { items } = await mia.caller.call(merchant.merchantPayouts, { storeId })
  const { id = '' } = items.find(({ state }) => state === 'paid') ?? {}
  const { services } = await stage.app()
  const reason = { en: 'The account is closed', zh: '账户已注销' }
  const bounced = await stage.db.transaction().execute((tx) => services.storePayouts.bounce(tx, id, reason))
  expect(bounced).toBe(true)
}

describe.each(languages)('in %s', (language) => {
  const say = moneyWordsIn(language)

  it('should show a merchant the balance, what is on hold until when, statements and payouts, and pay out', async () => {
    const mia = await stage.open({ phone: people.merchant, language })
    const { items: stores } = await mia.caller.call(merchant.merchantStores, {})
    const storeId = stores[0]?.id ?? ''
    await returnNewest(mia, storeId)
    const { available, held, disputed, heldDays, settings } = await mia.caller.call(merchant.merchantBalance, {
      storeId,
    })
    expect([available >= 100_00, heldDays.length > 0]).toEqual([true, true])

    await mia.goto(pathOfRoute(routes.merchantMoney))
    await mia.isAt(say.money)
    await mia.screen.getByText(say.available, { exact: true }).first().waitFor()
    await mia.isAt(say.onHold)
    await mia.sees(formatMoney(held + disputed))
    for (const { amount } of heldDays) await mia.sees(formatMoney(amount))
    await mia.sees(language === 'en' ? /^until / : /后可提现$/)
    await mia.sees(settings.account?.number ?? 'an account')

    await mia.tap(say.payOut)
    await mia.dialog.getByText(say.enter).first().waitFor()
    await typeDigits(mia, secrets.payPassword)
    const newest = async () => (await mia.caller.call(merchant.merchantPayouts, { storeId })).items[0]
    await until(async () => (await newest())?.state === 'paid', 'the payout')
    expect((await newest())?.amount).toBe(available)
    expect((await mia.caller.call(merchant.merchantBalance, { storeId })).available).toBe(0)
    await mia.dialog.waitFor({ state: 'detached' })

    await mia.tap(say.allPayouts)
    await mia.isAt(say.payouts)
    await mia.sees(say.arrived)
    await mia.sees(formatMoney(available))
    await mia.sees(say.returned)
    await mia.sees(language === 'en' ? /The account is closed/ : /账户已注销/)

    await mia.goto(pathOfRoute(routes.merchantStatements))
    await mia.isAt(say.statements)
    await mia.tapTab(say.months)
    const period = 'monthly' as const
    const { items: sums } = await mia.caller.call(merchant.merchantStatements, { storeId, period })
    const day = sums[0]?.from ?? ''
    await mia.sees(say.running)
    await mia.goto(`${pathOfRoute(routes.merchantStatement)}?period=${period}&day=${day}`)
    await mia.sees(say.monthly)
    const statement = await mia.caller.call(merchant.merchantStatement, { storeId, period, day })
    expect(statement.opening - statement.paidOut + statement.earned).toBe(statement.closing)
    await mia.sees(say.earned)
    await mia.sees(formatDifference(statement.earned))
    await mia.sees(formatDifference(-statement.paidOut))
    expect(mia.faults).toEqual([])
    await mia.close()
  })

  it('should show a rider the earnings and the statement that they are in', async () => {
    const ming = await stage.open({ phone: people.rider, language })
    const { available } = await ming.caller.call(riderEarnings, {})
    await ming.goto(pathOfRoute(routes.riderEarnings))
    await ming.isAt(say.earnings)
    await ming.sees(say.youCan)
    await ming.screen.getByText(say.statements, { exact: true }).first().click()
    await ming.isAt(say.statements)
    const period = 'monthly' as const
    const { items: sums } = await ming.caller.call(riderStatements, { period })
    const day = sums[0]?.from ?? ''
    await ming.goto(`${pathOfRoute(routes.riderStatement)}?period=${period}&day=${day}`)
    await ming.sees(say.monthly)
    const statement = await ming.caller.call(riderStatement, { period, day })
    expect(statement.closing).toBe(available)
    await ming.sees(formatDifference(statement.earned))
    expect(ming.faults).toEqual([])
    await ming.close()
  })
})
