import type { Route } from 'playwright-core'
import { chatOpen, chatSettings } from '@contract/calls/chat'
import { failureCodes } from '@contract/failures'
import { pathOf } from '@contract/paths'
import { languages } from '@contract/settings'
import { aPicture } from '../../server/testing/picture'
import { aChat, write } from '../support/chat'
import { addressOf } from '../support/examples'
import { layoutFaults } from '../support/layout-faults'
import { people, type Person } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { textFaults } from '../support/text-faults'

const words = {
  en: {
    none: 'Say hello',
    sending: 'Sending…',
    failed: 'This chat is no longer available',
    waiting: 'Waiting for connection',
    picture: 'Send a photo',
    openPicture: 'Photo',
    blockedByYou: 'You blocked this chat',
    blocked: 'You can’t send messages here',
    closed: 'Chats close a day after the order',
  },
  zh: {
    none: '打个招呼吧',
    sending: '发送中…',
    failed: '该会话不存在',
    waiting: '等待网络连接',
    picture: '发送图片',
    openPicture: '图片',
    blockedByYou: '您已屏蔽对方',
    blocked: '暂时无法发送消息',
    closed: '会话已关闭，订单结束一天后不能再联系',
  },
} as const

describe.each([
  ['of 320 px', 320, undefined],
  ['with text of 200 %', 375, 32],
] as const)('a chat in a window %s', (_, width, textSize) => {
  const stage = new Stage({ DEMO_AUTOPILOT: 'off' }, textSize)

  describe.each(languages)('in %s', (language) => {
    let ann: Person
    let shop: Awaited<ReturnType<typeof findShop>>
    const say = words[language]

    beforeAll(async () => {
      ann = await stage.open({ language, phone: people.member, width })
      shop = await findShop(stage.url, language)
    })
    beforeEach(() => ann.renew())
    afterEach(async () => {
      await ann.page.unrouteAll({ behavior: 'ignoreErrors' })
      await ann.context.setOffline(false)
    })
    afterAll(() => ann.close())

    const whole = async () => {
      await ann.page.evaluate(() => document.fonts.ready)
      expect([...(await textFaults(ann.screen)), ...(await layoutFaults(ann.screen))]).toEqual([])
    }

    const open = async (id: string) => {
      await ann.goto(addressOf('chat', { chat: { id } }))
      await ann.isAt(shop.name)
      await ann.settled()
    }

    /** Changes the state of the conversation in the answers to this browser. */
    const inState = (state: string) =>
      ann.page.route(`${ann.base}${pathOf('chat.record')}`, async (route: Route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, state } } })
      })

    it('should be read in full while it is empty', async () => {
      const { id } = await ann.caller.call(chatOpen, { with: 'store', storeId: shop.id })
      await ann.page.route(`${ann.base}${pathOf('chat.history')}`, async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { ...answer, data: { items: [], lastSequence: 0, hasMore: false } } })
      })
      await open(id)
      await ann.sees(say.none)
      await whole()
    })

    it('should be read in full while a message waits for its answer, for a connection, or failed', async () => {
      const id = await aChat(ann.caller, shop.id)
      await open(id)
      const path = `${ann.base}${pathOf('chat.send')}`
      let release = () => {}
      await ann.page.route(path, async (route) => {
        await new Promise<void>((resolve) => (release = resolve))
        await route.fulfill({ json: { code: failureCodes.conversationNotFound, msg: say.failed } })
      })
      await write(ann, 'Is it warm?')
      await ann.sees(say.sending)
      await whole()
      release()
      await ann.sees(say.failed)
      await whole()
      await ann.page.unroute(path)
      await ann.context.setOffline(true)
      await write(ann, 'Is it far?')
      await ann.sees(say.waiting)
      await whole()
    })

    it('should be read in full while a photo loads', async () => {
      const id = await aChat(ann.caller, shop.id)
      await open(id)
      await ann.page.route('**/private/**', () => undefined)
      const buffer = Buffer.from(await (await aPicture()).arrayBuffer())
      await ann.pick(say.picture, { name: 'photo.png', mimeType: 'image/png', buffer })
      await ann.button(say.openPicture).last().waitFor()
      await whole()
    })

    it('should be read in full when it is blocked by either side, or closed', async () => {
      const id = await aChat(ann.caller, shop.id)
      await ann.caller.call(chatSettings, { conversationId: id, blocked: true })
      await open(id)
      await ann.sees(say.blockedByYou)
      await whole()
      await ann.caller.call(chatSettings, { conversationId: id, blocked: false })
      for (const [state, text] of [
        ['blocked', say.blocked],
        ['closed', say.closed],
      ] as const) {
        await ann.renew()
        await inState(state)
        await open(id)
        await ann.sees(text)
        await whole()
        await ann.page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })
  })
})
