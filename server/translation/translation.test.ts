import { FakeTranslators, tencentKeys } from '../testing/fake-translators'
import { TestClock } from '../testing/clock'
import { LibreTranslate } from './libre-translate'
import type { Translator } from './provider'
import { LibreTranslateSettings, TencentSettings } from './settings'
import { TencentTranslator } from './tencent'
import { authorizationOf } from './tencent-signature'

const fake = new FakeTranslators()
let base: string
beforeAll(async () => {
  base = await fake.open()
})
beforeEach(() => {
  fake.answer = undefined
  fake.asked.length = 0
})
afterAll(() => fake.close())

const libre = (more: object = {}) => new LibreTranslate(LibreTranslateSettings.parse({ url: base, ...more }))
const tencent = (more: object = {}) =>
  new TencentTranslator(TencentSettings.parse({ ...tencentKeys, api: base, ...more }), new TestClock())

const task = { texts: ['好吃', '谢谢'], from: 'zh', to: 'en' } as const
const english = ['In English: 好吃', 'In English: 谢谢']

it('should ask LibreTranslate for all texts at once, by its name for Chinese', async () => {
  expect(await libre({ apiKey: 'k1', chinese: 'zh-Hans' }).translate(task)).toEqual(english)
  expect(fake.asked.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/translate', { q: ['好吃', '谢谢'], source: 'zh-Hans', target: 'en', format: 'text', api_key: 'k1' }],
  ])
})

it('should ask Tencent for all texts at once, signed', async () => {
  expect(await tencent().translate(task)).toEqual(english)
  const [{ headers, body } = { headers: {}, body: '' }] = fake.asked
  expect(headers).toMatchObject({ 'x-tc-version': '2018-03-21', 'x-tc-region': 'ap-guangzhou' })
  expect(JSON.parse(body)).toEqual({ Source: 'zh', Target: 'en', ProjectId: 0, SourceTextList: ['好吃', '谢谢'] })
  await expect(tencent({ secretKey: 'another' }).translate(task)).rejects.toThrow(
    'Tencent translated nothing (AuthFailure.SignatureFailure)',
  )
})

it('should sign as the example of Tencent’s documentation is signed', () => {
  const hidden = '*'.repeat(32)
  const body = String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`
  const request = { service: 'cvm', host: 'cvm.tencentcloudapi.com', action: 'DescribeInstances', body }
  const keys = { secretId: `AKID${hidden}`, secretKey: hidden }
  expect(authorizationOf({ ...request, timestamp: 1551113065 }, keys)).toBe(
    `TC3-HMAC-SHA256 Credential=AKID${hidden}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f`,
  )
})

describe.each<[string, () => Translator, (texts: string[]) => object]>([
  ['LibreTranslate', libre, (translatedText) => ({ translatedText })],
  ['Tencent', tencent, (TargetTextList) => ({ Response: { TargetTextList } })],
])('%s', (_name, translator, answerOf) => {
  it.each([
    ['fewer texts', 200, ['Tasty']],
    ['an empty text', 200, ['Tasty', ' ']],
    ['an error', 500, english],
  ])('should give no half translation for %s', async (_case, status, texts) => {
    fake.answer = () => [status, answerOf(texts)]
    await expect(translator().translate(task)).rejects.toThrow('The translation service')
  })

  it.each<object | string>([
    { error: '好吃', Response: { Error: { Code: 'LimitExceeded', Message: '好吃' } } },
    '好吃',
  ])('should say nothing of the texts in an error, as for %j', async (body) => {
    fake.answer = () => [200, body]
    const error: unknown = await translator()
      .translate(task)
      .catch((thrown: unknown) => thrown)
    expect(String(error)).not.toContain('好吃')
  })
})
