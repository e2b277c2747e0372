import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { type Language, languages } from '../contract/settings'
import { startTestPostgres } from '../server/testing/postgres'
import { openBrowser } from '../tests/support/browser'
import { people, Person } from '../tests/support/person'
import { startServer } from '../tests/support/server'
import { findShop } from '../tests/support/shop'
import { play, prepare } from './lib/scene'
import { scenes } from './lib/scenes'

const docs = join(__dirname, '../docs')

/** The pictures to take, named at the command; all without one, those of scenes that are gone being removed. */
const named = process.argv.slice(2)
const isWanted = ({ name }: { readonly name: string }): boolean => named.length === 0 || named.includes(name)

const QUALITY = 80

/** Fast enough to wait for a rider, slow enough for pictures of a delivery. */
const SPEED = '60'

/** Takes all pictures of one language sequentially, from a server with data in that language. */
async function takeAll(browser: Browser, language: Language): Promise<void> {
  const server = await startServer({ DEMO_SPEED: SPEED, DEFAULT_LANGUAGE: language })
  try {
    await takeFrom(server.url, browser, language)
  } finally {
    await server.stop()
  }
}

async function takeFrom(base: string, browser: Browser, language: Language): Promise<void> {
  const member = await Person.open(browser, base, { language, phone: people.member })
  const visitor = await Person.open(browser, base, { language })
  const set = await prepare(member, await findShop(base, language))
  for (const scene of scenes.filter(isWanted)) {
    const ann = scene.visitor ? visitor : member
    await ann.renew()
    await ann.page.setViewportSize({ width: scene.width ?? 375, height: 812 })
    await play(scene, { ...set, ann })
    const path = join(docs, 'screens', `${scene.name}.${language}.jpg`)
    await ann.page.screenshot({ path, type: 'jpeg', quality: QUALITY })
    process.stdout.write(`${scene.name}.${language}\n`)
  }
  await Promise.all([member.close(), visitor.close()])
}

const picture = (name: string, language: Language, width = 375) =>
  `<img src="screens/${name}.${language}.jpg" width="${width > 375 ? 420 : 240}" alt="">`

function table(): string {
  const taken = scenes.filter(({ name }) => existsSync(join(docs, 'screens', `${name}.${languages[0]}.jpg`)))
  const rows = taken.map(
    ({ name, title, width }) => `| ${title} | ${languages.map((each) => picture(name, each, width)).join(' | ')} |`,
  )
  const head = ['| Screen | English | 中文 |', '| --- | --- | --- |']
  const said = 'Pictures of the running web client with the demo city, made by `npm run screenshots`.'
  return ['# Screens', '', said, '', ...head, ...rows, ''].join('\n')
}

async function main(): Promise<void> {
  if (named.length === 0) rmSync(join(docs, 'screens'), { recursive: true, force: true })
  mkdirSync(join(docs, 'screens'), { recursive: true })
  const postgres = await startTestPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  const browser = await openBrowser()
  try {
    for (const language of languages) await takeAll(browser, language)
    writeFileSync(join(docs, 'screens.md'), table())
  } finally {
    await browser.close()
    await postgres.stop()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
