import { loginAccount } from '@contract/calls/login'
import { userInfo } from '@contract/calls/user'
import { walletBalance, walletWithdrawLog } from '@contract/calls/wallet'
import { accounts } from '../../server/demo/city'
import { TestCaller } from '../../server/testing/caller'
import { editProfile, topUp, withdraw } from '../support/belongings'
import { androidBundle } from './bundle'
import { handsOf } from './hands'
import { App } from './host/app'
import { startServer, type Server } from '../support/server'

const { phone, password, nickname, balance } = accounts[0]

let server: Server
let app: App
/** Storage of the phone from one launch to the next. */
const kept = new Map<string, string>()
const launch = () => new App(androidBundle(), { server: server.url, kept })

beforeAll(async () => {
  server = await startServer()
  app = launch()
})
afterAll(async () => {
  await server.stop()
  app.close()
})

it('asks a visitor to log in', async () => {
  await app.tap('Me')
  await app.tap('Log in or register')
  await app.see('Log in with a code')
})

it('shows the server’s words about a wrong password', async () => {
  await app.tap('Use password')
  await app.see('Log in with your password')
  await app.type('Phone number', phone)
  await app.type('Password', `${password}9`)
  await app.tap(/^I have read/)
  await app.tap('Log in')
  await app.see('Wrong phone number or password')
})

it('logs in and comes back to where it was', async () => {
  await app.type('Password', password)
  await app.tap('Log in')
  await app.see(nickname.en)
  expect(app.chosen('tab')).toBe('Me')
})

it('edits the profile, tops up and withdraws', async () => {
  const hands = handsOf(app)
  await editProfile(hands, 'Bao')
  await topUp(hands)
  await withdraw(hands)
  const visitor = new TestCaller(server.url)
  const { userToken } = await visitor.call(loginAccount, { phone, password, agreed: true })
  const ann = visitor.as(userToken)
  expect(await ann.call(userInfo, {})).toMatchObject({ nickname: 'Bao' })
  expect(await ann.call(walletBalance, {})).toMatchObject({ balance: balance + 100_00 })
  const [asked] = (await ann.call(walletWithdrawLog, {})).items
  expect(asked).toMatchObject({ amount: 100_00, arrives: 99_40 })
  expect(app.errors).toEqual([])
})

it('still knows who it is after a restart', async () => {
  app.close()
  app = launch()
  await app.tap('Me')
  await app.see('Bao')
})

it('speaks the other language when asked, also after a restart', async () => {
  await app.tap('中文')
  await app.see('我的订单')
  app.close()
  app = launch()
  await app.tap('我的')
  await app.see('我的订单')
})
