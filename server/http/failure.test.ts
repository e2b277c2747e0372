import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failureMessages } from '@contract/failure-messages'
import { failureCodes, type FailureName } from '@contract/failures'
import { languages } from '@contract/settings'
import { messageOf } from './errors'

const server = join(__dirname, '..')
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'),
)

/** A failure that is thrown with its values written beside its name, or with none. */
const thrown = /new Failure\(\s*'(?<name>\w+)'\s*(?:,\s*\{(?<values>(?:[^{}]|\{[^{}]*\})*)\}\s*)?,?\s*\)/g

/** Placeholders of a message. */
const wanted = (name: FailureName): string[] =>
  Object.values(failureMessages[name]).flatMap((text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key),
  )

it('should be thrown with all that its message wants filled in', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(thrown)].map(({ groups = {} }) => ({ file, ...groups })),
  ) as { file: string; name: string; values?: string }[]
  const lacking = found.flatMap(({ file, name, values = '' }) => {
    const given: readonly string[] = values.match(/\w+/g) ?? []
    const keys = name in failureCodes && !values.includes('...') ? wanted(name as FailureName) : []
    return keys.filter((key) => !given.includes(key)).map((key) => ({ file, name, key }))
  })
  expect(found.length).toBeGreaterThan(500)
  expect(lacking).toEqual([])
})

it('should write out the days in its message', () => {
  for (const name of Object.keys(failureCodes) as FailureName[])
    for (const language of languages) {
      const days = Object.fromEntries(wanted(name).map((key) => [key, '2026-12-04']))
      expect(messageOf(name, language, days)).not.toContain('2026-')
    }
  expect(messageOf('nightFull', 'en', { night: '2026-12-04' })).toBe('4 Dec is full. Choose other dates')
  expect(messageOf('nightFull', 'zh', { night: '2026-12-04' })).toBe('12月4日当晚已满房，请更换日期')
  expect(messageOf('nightFull', 'en', { night: 'Tonight' })).toBe('Tonight is full. Choose other dates')
})
