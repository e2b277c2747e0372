import { chatHistory, chatOpen, chatRecall, chatSend } from '@contract/calls/chat'
import { mallProduct, mallProducts } from '@contract/calls/mall'
import { reportAdd } from '@contract/calls/report'
import { uploadImage } from '@contract/calls/upload'
import { userInfo } from '@contract/calls/user'
import { pathOf } from '@contract/paths'
import { pathOfRoute, routes } from '@/routes'
import { aPicture } from '../../server/testing/picture'
import { aChat, bubble, rowOf, saidAfter, textIn, write } from '../support/chat'
import { chatWords } from '../support/chat-words'
import { payOrder, placeOrder } from '../support/orders'
import { beginning, people, type Person } from '../support/person'
import type { Server } from '../support/server'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { itInFull, languagesOf } from '../support/suite'
import { until } from '../support/until'

// The test itself acts for the stores and the service.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

let quiet: Server
beforeAll(async () => {
  quiet = await stage.second({ DEMO_AUTOPILOT: 'off' })
})
afterAll(() => quiet?.stop())

/** A customer, and the merchant of a shop. */
async function bothSides(language: 'en' | 'zh', phone: string = people.member) {
  const shop = await findShop(stage.url, language)
  const [ann, mia] = [await stage.open({ phone, language }), await stage.open({ phone: people.merchant, language })]
  const { id: merchant_id } = await mia.caller.call(userInfo, {})
  await stage.db.updateTable('stores').set({ merchant_id }).where('id', '=', shop.id).execute()
  return { shop, ann, mia, name: (await ann.caller.call(userInfo, {})).nickname }
}

/** Both sides with their chat in view, the customer at the shop. */
async function inChat(phone?: string) {
  const sides = await bothSides('en', phone)
  const { shop, ann, mia, name } = sides
  const chatId = await aChat(ann.caller, shop.id)
  await openChat(ann, chatId)
  await ann.isAt(shop.name)
  await openChat(mia, chatId, shop)
  await mia.isAt(name)
  const { lastSequence: before } = await ann.caller.call(chatHistory, { conversationId: chatId, limit: 1 })
  return { ...sides, chatId, before }
}

/** A photo of the device. */
const aPhoto = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await (await aPicture()).arrayBuffer()),
})

const openChat = (person: Person, id: string, asStore?: Shop) => person.goto(chatPath(id, asStore))

const chatPath = (id: string, asStore?: Shop) =>
  `${pathOfRoute(routes.chat)}?id=${id}${asStore ? `&store=${asStore.id}` : ''}`

describe.each(languagesOf('en'))('in %s', (language) => {
  const say = chatWords[language]

  it('should carry a question from a store’s screen to its merchant, and the answer back, without reloading', async () => {
    const { shop, ann, mia, name } = await bothSides(language)
    await mia.goto(`${pathOfRoute(routes.storeMessages)}?storeId=${shop.id}`)
    await mia.isAt(say.customers)
    await ann.goto(`${pathOfRoute(routes.storeDetail)}?id=${shop.id}`)
    await ann.tap(say.message)
    await ann.isAt(shop.name)
    await write(ann, say.question)
    await mia.sees(say.question)
    await mia.tap(rowOf(name))
    await mia.isAt(name)
    await bubble(mia, say.question).waitFor()
    await write(mia, say.answer)
    await bubble(ann, say.answer).waitFor()
    await Promise.all([ann, mia].map((each) => bubble(each, say.read).waitFor()))
    expect([...ann.faults, ...mia.faults]).toEqual([])
    await Promise.all([ann.close(), mia.close()])
  })

  itInFull(
    'should answer by the assistant until a person is asked for, then by the person alone, and be rated',
    async () => {
      const ann = await stage.open({ phone: language === 'en' ? people.member : people.customer, language })
      const { id, lastSequence } = await ann.caller.call(chatOpen, { with: 'service' })
      await ann.goto(pathOfRoute(routes.serviceChat))
      await write(ann, say.hello)
      await bubble(ann, say.help).waitFor()
      await ann.tap(say.askPerson)
      await ann.sees(say.next)
      expect(await stage.operate('chats')).toContain(id)
      await write(ann, say.question)
      expect(await stage.operate('answer', id, say.answer)).toContain('Answered.')
      await bubble(ann, say.answer).waitFor()
      await ann.sees(say.talkingTo)
      expect(await saidAfter(ann.caller, id, lastSequence)).toEqual([
        ...[say.hello, say.help, say.askPerson, 'notice', say.question],
        ...['notice', 'notice', say.answer],
      ])
      expect(await stage.operate('end-chat', id)).toContain('Ended.')
      await ann.sees(say.ended)
      const rated = ann.screen.getByText(say.thanks)
      const before = await rated.count()
      await ann.screen.getByRole('radio', { name: say.stars }).last().click()
      await ann.tap(say.rate)
      await rated.nth(before).waitFor()
      expect(ann.faults).toEqual([])
      await ann.close()
    },
  )
})

it('should send once what was written offline before the app was closed, though two tabs of it come back', async () => {
  const { ann, mia, chatId, before } = await inChat()
  const findAnswers = await ann.loseAnswers('/v1/chat.send')
  const lost = ann.page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('/chat.send') })
  await write(ann, 'This arrives, its answer does not')
  await lost
  await ann.context.setOffline(true)
  await findAnswers()
  await write(ann, 'This waits')
  await ann.sees('Waiting for connection')
  await ann.page.goto('about:blank')
  await ann.context.setOffline(false)
  const other = await ann.context.newPage()
  await Promise.all([openChat(ann, chatId), other.goto(`${stage.url}/#/${chatPath(chatId)}`)])
  await bubble(mia, 'This waits').waitFor()
  await bubble(ann, 'This waits').waitFor()
  await ann.screen.getByText('Sending…').first().waitFor({ state: 'detached' })
  await other.close()
  expect(await saidAfter(mia.caller, chatId, before)).toEqual(['This arrives, its answer does not', 'This waits'])
  expect(await bubble(ann, 'This arrives, its answer does not').count()).toBe(1)
  expect(ann.faults).toEqual([])
  await Promise.all([ann.close(), mia.close()])
})

itInFull(
  'should send once a photo that was picked offline before the app was closed, and show it meanwhile',
  async () => {
    const { ann, mia, chatId, before } = await inChat()
    await ann.context.setOffline(true)
    await ann.pick('Send a photo', await aPhoto())
    await ann.sees('Waiting for connection')
    await ann.page.goto('about:blank')
    await ann.context.setOffline(false)
    let upload = () => {}
    const allowed = new Promise<void>((resolve) => (upload = resolve))
    await ann.page.route(`${ann.base}${pathOf(uploadImage.name)}`, async (route) => {
      await allowed
      await route.continue()
    })
    await openChat(ann, chatId)
    await ann.sees('Sending…')
    const photo = ann.screen.getByRole('log').locator('img[src^="blob:"]')
    await until(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), 'the photo in view')
    upload()
    await mia.button('Photo').waitFor()
    expect(await saidAfter(mia.caller, chatId, before)).toEqual(['picture'])
    await ann.button('Photo').waitFor()
    expect(ann.faults).toEqual([])
    await Promise.all([ann.close(), mia.close()])
  },
)

it('should show on a phone and on a computer at another server what either sent, once, and what was read', async () => {
  const { shop, ann, mia, chatId } = await inChat()
  const computer = await stage.open({ token: ann.token ?? '', width: 1280 }, quiet.url)
  await openChat(computer, chatId)
  await write(ann, 'From the phone')
  await bubble(computer, 'From the phone').waitFor()
  await write(computer, 'From the computer')
  await bubble(ann, 'From the computer').waitFor()
  await bubble(mia, 'From the computer').waitFor()
  await computer.goto(pathOfRoute(routes.messages))
  await ann.pick('Send a photo', await aPhoto())
  await mia.button('Photo').waitFor()
  await write(mia, 'Thanks to both of you')
  await bubble(ann, 'Thanks to both of you').waitFor()
  await computer.sees('Thanks to both of you')
  await computer.button(rowOf(shop.name)).waitFor()
  for (const text of ['From the phone', 'From the computer', 'Thanks to both of you'])
    expect(await bubble(ann, text).count()).toBe(1)
  expect([...ann.faults, ...computer.faults]).toEqual([])
  await Promise.all([ann.close(), computer.close(), mia.close()])
})

itInFull('should take a message back for both sides, but none that is older than two minutes', async () => {
  const { ann, mia, chatId } = await inChat()
  await write(ann, 'Oops')
  await bubble(mia, 'Oops').waitFor()
  await ann.tap('Oops')
  await ann.tap('Unsend')
  await ann.sees('You unsent a message')
  await mia.sees('A message was unsent')
  expect(await bubble(mia, 'Oops').count()).toBe(0)
  const { sequence } = await ann.caller.call(chatSend, textIn(chatId, 'Said long ago'))
  const sent_at = new Date(Date.now() - 121_000)
  const message = stage.db.updateTable('chat_messages').set({ sent_at }).where('conversation_id', '=', chatId)
  await message.where('sequence', '=', sequence).execute()
  await ann.page.reload()
  await ann.tap('Said long ago')
  await ann.button('Copy').waitFor()
  expect(await ann.button('Unsend').count()).toBe(0)
  expect(await ann.caller.refusal(chatRecall, { conversationId: chatId, sequence })).toBe('chatRecallTooLate')
  expect([...ann.faults, ...mia.faults]).toEqual([])
  await Promise.all([ann.close(), mia.close()])
})

itInFull('should report what was said with it as evidence, and block a chat until that is ended', async () => {
  const { shop, ann, mia, chatId } = await inChat(people.customer)
  await write(mia, 'Pay me in cash instead')
  await ann.tap('Pay me in cash instead')
  await ann.tap('Report')
  await ann.tap('Report 1 message')
  await ann.sees('1 message goes with the report')
  await ann.fill('What happened?', 'They want money outside the app')
  await ann.answered(reportAdd, () => ann.tap('Send report'))
  const evidence = stage.db.selectFrom('reports').innerJoin('report_evidence', 'report_id', 'id').selectAll()
  expect(await evidence.execute()).toMatchObject([{ subject: 'conversation', subject_id: chatId }])
  await ann.isAt(shop.name)

  await mia.fill('Write a message', 'Why not?')
  await ann.tap('More')
  await ann.tap('Block')
  await ann.page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await ann.sees('You blocked this chat')
  await mia.sees('You can’t send messages here')
  expect(await mia.caller.refusal(chatSend, textIn(chatId, 'Why not?'))).toBe('chatBlocked')
  await ann.tap('Unblock')
  await mia.field('Write a message').waitFor()
  await mia.tap('Send')
  await bubble(ann, 'Why not?').waitFor()
  expect([...ann.faults, ...mia.faults]).toEqual([])
  await Promise.all([ann.close(), mia.close()])
})

itInFull('should lead from an order to its store, show the order’s current state there, and lead back', async () => {
  const { shop, ann } = await bothSides('en')
  const orderId = await placeOrder(ann.caller, shop)
  await payOrder(ann.caller, orderId)
  await ann.goto(`${pathOfRoute(routes.orderDetail)}?id=${orderId}`)
  await ann.tap(chatWords.en.messageTo(shop.name))
  await ann.isAt(shop.name)
  await ann.tap('Send order')
  await ann.screen
    .getByRole('button', { name: /^View order: / })
    .last()
    .click()
  await ann.button(chatWords.en.messageTo(shop.name)).waitFor()
  await ann.tap('Back')
  await ann.isAt(shop.name)
  await ann.tap('Back')
  await ann.button(chatWords.en.messageTo(shop.name)).waitFor()
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull(
  'should send a product from its screen and from the list of its shop, and what was viewed to the service',
  async () => {
    const ann = await stage.open({ phone: people.member })
    const { items } = await ann.caller.call(mallProducts, {})
    const { id, name } = items[0] ?? { id: '', name: '' }
    const { shop } = await ann.caller.call(mallProduct, { productId: id })
    const card = (title: string) => ann.screen.getByRole('log').getByRole('button', { name: beginning(`${title}, ¥`) })
    await ann.goto(`${pathOfRoute(routes.product)}?id=${id}`)
    await ann.tap('Chat')
    await ann.isAt(shop.name)
    await ann.answered(chatSend, () => ann.tap('Send item'))
    await card(name).waitFor()
    await ann.tap('More to send')
    const other = ann.dialog.getByRole('button', { name: /, ¥/ }).last()
    const [title = ''] = ((await other.getAttribute('aria-label')) ?? '').split(', ¥')
    await ann.answered(chatSend, () => other.click())
    await card(title).last().waitFor()
    await ann.goto(pathOfRoute(routes.serviceChat))
    await ann.isAt('Linli Support')
    await ann.tap('More to send')
    await ann.dialog.getByRole('tab', { name: 'Items' }).click()
    await ann.answered(chatSend, () => ann.dialog.getByRole('button', { name: beginning(`${name}, ¥`) }).click())
    await card(name).last().waitFor()
    expect(ann.faults).toEqual([])
    await ann.close()
  },
)
