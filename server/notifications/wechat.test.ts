import { TestClock } from '../testing/clock'
import { NotifierRefused, type OutsideMessage } from './notifier'
import { WechatNotifier } from './wechat'

const template = { id: 'T1', title: 'thing1', text: 'thing2', at: 'time3' }
const settings = {
  ...{ appId: 'wx1', appSecret: 'secret', api: 'http://wechat.test' },
  templates: { order: template, chat: { ...template, id: 'T2' } },
}
const notifier = () => new WechatNotifier(settings, { clock: new TestClock(), timeZone: 'Asia/Shanghai' })

const message: OutsideMessage = {
  ...{ topic: 'chat', address: 'open-1', language: 'zh', title: '一家名字特别特别特别特别特别长的老字号餐馆' },
  ...{ text: '给您发来一条消息', at: new Date('2026-03-25T04:00:00Z'), page: '/pages/message/detail/index?id=c1' },
}

/** Answers WeChat's addresses; returns what was asked. */
function answering(errcode: number, code: object = { openid: 'open-1', unionid: 'union-1' }) {
  const asked: { path: string; content: unknown }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    asked.push({ path: pathname, content: options?.body ? JSON.parse(options.body as string) : undefined })
    const answers: Record<string, object> = {
      '/cgi-bin/stable_token': { access_token: 'token', expires_in: 7200 },
      '/sns/jscode2session': code,
    }
    return Promise.resolve(new Response(JSON.stringify(answers[pathname] ?? { errcode })))
  })
  return asked
}
afterEach(() => jest.restoreAllMocks())

it('should reach people by their id in the mini-program', async () => {
  answering(0)
  expect(await notifier().addressOf('code')).toBe('open-1')
  answering(0, { errcode: 40029 })
  await expect(notifier().addressOf('code')).rejects.toBeInstanceOf(NotifierRefused)
})

it('should send what fits into a form', async () => {
  const asked = answering(0)
  await notifier().send(message)
  expect(asked.at(-1)).toEqual({
    path: '/cgi-bin/message/subscribe/send',
    content: {
      ...{ touser: 'open-1', template_id: 'T2', page: 'pages/message/detail/index?id=c1', lang: 'zh_CN' },
      data: {
        thing1: { value: '一家名字特别特别特别特别特别长的老字号…' },
        thing2: { value: '给您发来一条消息' },
        time3: { value: '2026-03-25 12:00' },
      },
    },
  })
})

it('should distinguish a consent that is gone from an error that may be retried', async () => {
  answering(43101)
  await expect(notifier().send(message)).rejects.toBeInstanceOf(NotifierRefused)
  answering(-1)
  await expect(notifier().send(message)).rejects.not.toBeInstanceOf(NotifierRefused)
})
