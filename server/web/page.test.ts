import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { storeList } from '@contract/calls/store'
import { limits } from '@contract/limits'
import { aWorld, type World } from '../testing/world'
import type { FirstAnswers } from './first-answers'

const script = 'console.log("hello")'
const inline = 'if (1 < 2)\r\n  document.title += "!"'
const scripts = `<script>${inline}</script><script defer="defer" src="./js/app.0123abcd.js"></script>`
let world: World
let root: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'linli-web-'))
  mkdirSync(join(root, 'js'))
  writeFileSync(join(root, 'index.html'), `<html><head><title>Linli</title>${scripts}</head><body></body></html>`)
  writeFileSync(join(root, 'js/app.0123abcd.js'), script)
  writeFileSync(join(root, 'js/app.0123abcd.js.br'), brotliCompressSync(script))
  world = await aWorld({}, root)
  await world.make.store({ name: JSON.stringify({ en: 'Noodles </script><b>', zh: '面馆' }) })
})
afterAll(async () => {
  await world.close()
  rmSync(root, { recursive: true, force: true })
})

async function brought(cookie = '', preferred = ''): Promise<FirstAnswers> {
  const headers = { cookie, 'accept-language': preferred }
  const html = await (await fetch(`${world.base}/`, { headers })).text()
  const json = /<script>window\.linli=(.*?)<\/script><\/head>/.exec(html)?.[1]
  return JSON.parse(json ?? 'null') as FirstAnswers
}

const firstPage = { pageSize: limits.pageSize, sort: 'recommended', filters: [] } as const

it('should bring the answers that home asks for, as the calls give them', async () => {
  const { headers, answers } = await brought()
  expect(headers).toEqual({ language: 'en', lat: '22.5329', lng: '113.9300' })
  const stores = await world.visitor.call(storeList, { ...firstPage, filters: [] })
  expect(stores.items).toHaveLength(1)
  expect(answers[`/v1/store.list${JSON.stringify(firstPage)}`]).toEqual(stores)
  for (const call of ['city', 'advert', 'coupons', 'grid', 'notice', 'goodsList'])
    expect(answers).toHaveProperty([`/v1/home.${call}{}`])
})

it('should use the language and the place that the client sent', async () => {
  const { headers, answers } = await brought('linli-place=zh_22.54_113.95')
  expect(headers).toEqual({ language: 'zh', lat: '22.54', lng: '113.95' })
  expect(JSON.stringify(answers)).toContain('面馆')
})

it.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['fr-FR,fr;q=0.9,zh-TW;q=0.5', 'zh'],
  ['en;q=0.4,zh;q=0.8', 'zh'],
  ['de', 'en'],
])('should speak the language of a browser that prefers %s until one is chosen', async (preferred, language) => {
  expect((await brought('', preferred)).headers.language).toBe(language)
  expect((await brought('linli-place=en_22.54_113.95', preferred)).headers.language).toBe('en')
})

it.each(['zh_22.54', 'fr_1_1', 'zh_<b>_1', 'zh_1_1_1', '%'])('should not believe the cookie %s', async (kept) => {
  expect((await brought(`linli-place=${kept}`)).headers).toEqual({ language: 'en', lat: '22.5329', lng: '113.9300' })
})

it('should let a browser run its own inline scripts and no other', async () => {
  const page = await fetch(`${world.base}/`)
  const data = /<script>(window\.linli=.*?)<\/script><\/head>/.exec(await page.text())?.[1] ?? ''
  const sources = [inline.replace('\r', ''), data].map((text) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${sources.join(' ')};`)
  for (const path of ['/js/app.0123abcd.js', '/v1/home.city', '/healthz'])
    expect((await fetch(world.base + path)).headers.get('content-security-policy')).toContain("script-src 'self';")
})

it('should serve a file as it was compressed, for ever, and the page never from a cache', async () => {
  const file = await fetch(`${world.base}/js/app.0123abcd.js`, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers.get('content-encoding')).toBe('br')
  expect(file.headers.get('cache-control')).toContain('immutable')
  expect(await file.text()).toBe(script)
  const plain = await fetch(`${world.base}/js/app.0123abcd.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect((await fetch(`${world.base}/`)).headers.get('cache-control')).toBe('no-cache')
})

it('should lead a browser that opens an unknown address to the page, and nobody else', async () => {
  const ask = (path: string, accept: string) =>
    fetch(`${world.base}${path}`, { headers: { accept }, redirect: 'manual' })
  const page = await ask('/store/123?from=ad', 'text/html,*/*')
  expect([page.status, page.headers.get('location')]).toEqual([302, '/#/store/123?from=ad'])
  expect((await ask('//example.com', 'text/html')).headers.get('location')).toBe('/#//example.com')
  expect((await ask('/store/123', 'application/json')).status).toBe(404)
  expect((await ask('/v1/store.unknown', 'text/html')).status).toBe(404)
})

describe('a page for places that are made up', () => {
  let limited: World
  beforeAll(async () => {
    limited = await aWorld({}, root, 100_000)
  })
  afterAll(() => limited.close())

  const hasAnswers = async (cookie: string) =>
    (await (await fetch(`${limited.base}/`, { headers: { cookie } })).text()).includes('window.linli=')

  it('should bring the answers for a few of them, then be the plain page, which costs next to nothing', async () => {
    const inject = jest.spyOn(limited.app.http, 'inject')
    const answered: boolean[] = []
    for (let place = 100; place < 160; place += 1) answered.push(await hasAnswers(`linli-place=en_22.${place}_113.9`))
    const asked = inject.mock.calls.length
    inject.mockRestore()
    expect(answered.filter(Boolean)).toHaveLength(30)
    expect(asked).toBe(30 * 8)
    expect(answered.at(-1)).toBe(false)
  })
})
