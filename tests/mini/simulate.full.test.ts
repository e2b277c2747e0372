import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { startServer, type Server } from '../support/server'
import { copied } from './host/page'
import { walk } from './host/node'
import { MiniProgram } from './host/program'
import { distOf } from './support'

/**
 * One page in the simulator of WeChat's own component tests, beside the renderer that the other tests use. It compiles the
 * build's templates by WeChat's official compiler; it keeps neither ids nor the properties of recursive components, so that
 * it renders what a page says and no more.
 */
const dist = distOf('weapp')
const folder = mkdtempSync(join(tmpdir(), 'linli-simulate-'))
let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Used part of miniprogram-simulate; its published types replace Node's `require` everywhere. */
interface Simulate {
  load(path: string, tag: string, options: { compiler: 'official'; rootPath: string }): string
  render(id: string, properties: object): { attach(parent: Element): void }
}

/** The simulator looks for a document when it is loaded. */
function loadSimulate(): Simulate {
  const { window } = new JSDOM('<!doctype html><body></body>')
  Object.assign(globalThis, { window, document: window.document, navigator: window.navigator })
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('miniprogram-simulate') as Simulate
}

/** A component of the build's templates without the scripts of the app. */
function writeComponent(name: string, wxml: string, properties: string): string {
  const using = { component: true, usingComponents: { comp: './comp' } }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(using))
  writeFileSync(join(folder, `${name}.js`), `Component({ properties: ${properties}, methods: { eh() {} } })`)
  if (wxml) writeFileSync(join(folder, `${name}.wxml`), wxml)
  return join(folder, name)
}

it('shows what home shows by the official compiler', async () => {
  const program = new MiniProgram({ dist, platform: 'weapp', server: server.url })
  await program.launch()
  await program.waitFor('Home')
  const root = copied(program.page.data.root)
  program.close()
  const simulate = loadSimulate()
  for (const name of ['base.wxml', 'utils.wxs', 'comp.wxml']) copyFileSync(join(dist, name), join(folder, name))
  writeComponent('comp', '', '{ i: Object, l: String }')
  const template = '<import src="./base.wxml" /><template is="taro_tmpl" data="{{root:root}}" />'
  const path = writeComponent('page', template, '{ root: Object }')
  const page = simulate.render(simulate.load(path, 'page', { compiler: 'official', rootPath: folder }), { root })
  const body = document.createElement('div')
  page.attach(body)
  const said = body.textContent ?? ''
  const texts = [...walk(root)].flatMap(({ node }) =>
    typeof node.v === 'string' && node.v.trim() ? [node.v.trim()] : [],
  )
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => !said.includes(text))).toEqual([])
})
