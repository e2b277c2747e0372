import * as calls from '@contract/calls/binding'
import { walletWithdrawAccounts } from '@contract/calls/wallet'
import { codeSend } from '@contract/calls/code'
import { accountExportData } from '@contract/calls/account'
import { limits } from '@contract/limits'
import type { TestCaller } from '../../testing/caller'
import { aPicture } from '../../testing/picture'
import { anAccount } from '../../testing/withdrawals'
import { aWorld, type World } from '../../testing/world'
import { bankOf } from './bank'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO: 'on' })
})
afterAll(() => world.close())

const payPassword = '246810'
const realName = '林小满'
const card = '6214837571204662'

let phones = 0

/** Another phone with the code that was sent to it. */
async function proof(phone = `1380000${String(6209 + ++phones)}`) {
  world.clock.forward(2)
  const { shownCode } = await world.visitor.call(codeSend, { phone, purpose: 'bindAccount' })
  return { phone, code: shownCode ?? '', realName }
}
const photo = async (ann: TestCaller, module: 'card' | 'paymentCode') =>
  (await ann.upload(await aPicture(), { module })).id
const bindApp = async (ann: TestCaller, provider: 'wechat' | 'alipay' = 'alipay', phone?: string) =>
  ann.call(calls.bindingBindPaymentApp, {
    ...(await proof(phone)),
    provider,
    qrCodeId: await photo(ann, 'paymentCode'),
  })
const bindCard = async (ann: TestCaller, number = card) =>
  ann.call(calls.bindingBindCard, { ...(await proof()), number, frontId: await photo(ann, 'card') })
const listed = async (ann: TestCaller) => (await ann.call(calls.bindingList, {})).accounts
const has = async (id: string) =>
  (await world.app.context.db.selectFrom('private_media').select('id').where('id', '=', id).execute()).length === 1

async function runDue(): Promise<void> {
  while ((await world.app.context.jobs.runDue()) > 0);
}

describe('linking an account', () => {
  it('should take a payment app with its phone, code, name and QR code, and show it masked', async () => {
    const ann = await world.make.customer()
    expect(await bindApp(ann)).toMatchObject({
      ...{ kind: 'paymentApp', provider: 'alipay', title: 'Alipay' },
      ...{ number: expect.stringMatching(/^138\*{4}\d{4}$/) as string, name: '**满', isDefault: true },
    })
    ann.language = 'zh'
    const { accounts } = await ann.call(walletWithdrawAccounts, {})
    expect(accounts).toMatchObject([{ title: '支付宝' }])
    expect(accounts).toEqual(await listed(ann))
  })

  it('should take a debit card with its bank, and refuse wrong digits, credit cards and the same card as it is printed', async () => {
    const ann = await world.make.customer()
    expect(await ann.call(calls.bindingBank, { number: card })).toEqual({
      bank: { code: 'CMB', name: 'China Merchants Bank', isDebit: true },
    })
    expect(await bindCard(ann)).toMatchObject({ kind: 'card', provider: 'CMB', number: '**** 4662' })
    expect(await ann.refusal(calls.bindingBank, { number: '62148375712' })).toBe('invalidRequest')
    expect(await ann.refusal(calls.bindingBank, { number: '6214 8375 7120 466x' })).toBe('invalidRequest')
    const frontId = await photo(ann, 'card')
    const printed = { ...(await proof()), number: '６２１４ 8375-7120 4662', frontId }
    expect(await ann.refusal(calls.bindingBindCard, printed)).toBe('accountAlreadyBound')
    const credit = { ...(await proof()), number: '6225760000000005', frontId }
    expect(bankOf(credit.number)).toMatchObject({ isDebit: false })
    expect(await ann.refusal(calls.bindingBindCard, credit)).toBe('debitCardOnly')
  })

  it('should take a card of a bank that it does not know', async () => {
    const ann = await world.make.customer()
    const number = '4000000000000002'
    expect(await ann.call(calls.bindingBank, { number })).toEqual({ bank: null })
    expect(await bindCard(ann, number)).toMatchObject({ provider: '', title: 'Bank card', number: '**** 0002' })
  })

  it('should refuse a wrong code, a code for something else, and a picture of another kind or person', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const qrCodeId = await photo(ann, 'paymentCode')
    const bind = async (change: object) =>
      ann.refusal(calls.bindingBindPaymentApp, { ...(await proof()), provider: 'wechat', qrCodeId, ...change })
    expect(await bind({ code: '000000' })).toBe('codeWrong')
    world.clock.forward(2)
    const { shownCode } = await world.visitor.call(codeSend, { phone: '13900006209', purpose: 'login' })
    expect(await bind({ phone: '13900006209', code: shownCode })).toBe('codeWrong')
    expect(await bind({ qrCodeId: await photo(ann, 'card') })).toBe('privateMediaNotFound')
    expect(await bind({ qrCodeId: await photo(ben, 'paymentCode') })).toBe('privateMediaNotFound')
    expect(await bind({ realName: 'Mia 1' })).toBe('invalidRequest')
    expect(await listed(ann)).toEqual([])
    expect(await bind({})).toBeUndefined()
  })

  it('should be once for a number, also from two devices at once, and say so before it asks for a code', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const request = { realName, title: 'Bank of Here', number: '622200001234' }
    const answers = await Promise.all([1, 2].map(() => ann.refusal(calls.bindingBindOther, request)))
    expect(answers.sort()).toEqual(['accountAlreadyBound', undefined])
    const phone = '13900007777'
    await bindApp(ann, 'alipay', phone)
    const again = { phone, code: '000000', realName, provider: 'alipay', qrCodeId: '' } as const
    const qrCodeId = await photo(ann, 'paymentCode')
    expect(await ann.refusal(calls.bindingBindPaymentApp, { ...again, qrCodeId })).toBe('accountAlreadyBound')
    await bindApp(ann, 'wechat', phone)
    await ben.call(calls.bindingBindOther, request)
    expect((await listed(ann)).map(({ provider }) => provider)).toEqual(['', 'wechat', 'alipay'])
  })

  it('should have a bound', async () => {
    const ann = await world.make.customer()
    for (let index = 0; index < limits.withdrawAccountsMax; index += 1) await anAccount(ann, `62220000000${index}`)
    const more = { realName, title: 'Another', number: '6222999' }
    expect(await ann.refusal(calls.bindingBindOther, more)).toBe('tooManyWithdrawAccounts')
  })

  it('should keep number and name sealed, and the picture some days', async () => {
    const ann = await world.make.customer()
    const frontId = await photo(ann, 'card')
    const { id } = await ann.call(calls.bindingBindCard, { ...(await proof()), number: card, frontId })
    const row = await world.app.context.db
      .selectFrom('withdraw_accounts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(card)
    expect(JSON.stringify(row)).not.toContain('林小')
    expect(world.app.context.seal.open(row.number_sealed)).toBe(card)
    world.clock.forward(29 * 24 * 60)
    await runDue()
    expect(await has(frontId)).toBe(true)
    world.clock.forward(2 * 24 * 60)
    await runDue()
    expect(await has(frontId)).toBe(false)
  })

  it('should be part of the customer’s data export', async () => {
    const ann = await world.make.customer()
    await anAccount(ann)
    const { path } = await ann.call(accountExportData, {})
    const text = await (await fetch(`${world.base}${path}`)).text()
    expect(text).toContain('622200001234')
    expect(text).not.toContain('number_hash')
  })
})

describe('a linked account', () => {
  it('should be the default one when it is the first, or chosen, and hand that on when it goes', async () => {
    const ann = await world.make.customer()
    const [first, second] = [await anAccount(ann, '622200000011'), await anAccount(ann, '622200000022')]
    expect((await listed(ann)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first.id, true],
      [second.id, false],
    ])
    expect(await ann.call(calls.bindingSetDefault, { accountId: second.id })).toMatchObject({ isDefault: true })
    expect((await listed(ann))[0]?.id).toBe(second.id)
    await ann.call(calls.bindingRemove, { accountId: second.id, payPassword })
    expect(await listed(ann)).toMatchObject([{ id: first.id, isDefault: true }])
  })

  it('should need the pay password to go, and take its picture with it at once', async () => {
    const ann = await world.make.customer()
    const frontId = await photo(ann, 'card')
    const bound = await ann.call(calls.bindingBindCard, { ...(await proof()), number: card, frontId })
    const remove = (password: string) =>
      ann.refusal(calls.bindingRemove, { accountId: bound.id, payPassword: password })
    expect(await remove('111111')).toBe('payPasswordWrong')
    expect(await listed(ann)).toHaveLength(1)
    expect(await remove(payPassword)).toBeUndefined()
    await runDue()
    expect([await listed(ann), await has(frontId)]).toEqual([[], false])
    expect(await remove(payPassword)).toBe('withdrawAccountNotFound')
  })

  it('should be its owner’s alone', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { id: accountId } = await anAccount(ann)
    expect(await ben.refusal(calls.bindingRemove, { accountId, payPassword })).toBe('withdrawAccountNotFound')
    expect(await ben.refusal(calls.bindingSetDefault, { accountId })).toBe('withdrawAccountNotFound')
    expect(await listed(ben)).toEqual([])
  })
})
