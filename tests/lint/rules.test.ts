import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** ESLint and stylelint are modules that Jest cannot load, so each file is checked in one process of Node's own. */
const lint = (code: string): unknown => {
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: resolve(__dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 32e6,
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout)
}

type Snippets = readonly (readonly [file: string, code: string])[]

/** The layer and syntax rules without the type checker, which only knows files that are on disk. */
const eslint = (snippets: Snippets) =>
  lint(`
    import { ESLint } from 'eslint'
    import ts from 'typescript-eslint'
    const eslint = new ESLint({ overrideConfig: { files: ['**/*.{ts,tsx}'], ...ts.configs.disableTypeChecked } })
    const all = []
    for (const [filePath, code] of ${JSON.stringify(snippets)}) {
      const [{ messages }] = await eslint.lintText(code, { filePath })
      all.push(messages.map(({ ruleId, message }) => ruleId + ': ' + message))
    }
    console.log(JSON.stringify(all))
  `) as string[][]

const stylelint = (snippets: Snippets) =>
  lint(`
    import stylelint from 'stylelint'
    const all = []
    for (const [codeFilename, code] of ${JSON.stringify(snippets)}) {
      const { results } = await stylelint.lint({ code, codeFilename })
      all.push(results[0].warnings.map(({ rule }) => rule))
    }
    console.log(JSON.stringify(all))
  `) as string[][]

const screen = 'src/pages/store/detail/index.tsx'
const layers = /^linli\/layers: /
const globals = /^no-restricted-globals: /
const syntax = /^no-restricted-syntax: /
const imports = /^no-restricted-imports: /

const kinds = /^kinds\/general: /

const refused: [string, string, RegExp][] = [
  ['server/modules/order/x.ts', `import '../takeaway/kind'`, kinds],
  ['server/modules/refund/x.ts', `// Takeaway alone`, kinds],
  ['server/modules/payment/x.ts', `const kind = 'errand'`, kinds],
  ['server/modules/statement/x.ts', `import '../group-deal/kind'`, kinds],
  ['server/modules/review/x.ts', `// Products of the mall`, kinds],
  ['src/components/base/X/index.tsx', `export const isTakeaway = true`, kinds],
  ['src/state/x.ts', `export const kind = 'takeaway'`, kinds],
  ['server/x.ts', `import { Semaphore } from 'async-mutex'`, imports],
  ['server/modules/holiday/holidays.ts', `import { Semaphore } from 'async-mutex'`, imports],
  ['server/x.ts', `import { isHoliday } from 'chinese-days'`, imports],
  ['contract/x.ts', `import '../src/routes'`, layers],
  ['contract/x.ts', `import '../server/clock'`, layers],
  ['contract/x.ts', `export * from '@/routes'`, layers],
  ['src/services/x.ts', `import '../../server/clock'`, layers],
  ['src/services/x.ts', `import type { X } from '@linli/server/clock'`, layers],
  ['server/x.ts', `import '@/routes'`, layers],
  ['server/modules/x/service.ts', `void import('../../../src/routes')`, layers],
  ['server/database/x.ts', `import '../clock'`, layers],
  ['server/x.ts', `import './demo/start'`, layers],
  ['server/modules/x/service.ts', `import type { X } from '../../demo/city'`, layers],
  [screen, `import '@/pages/user/login/model'`, layers],
  [screen, `import '../../user/login/model'`, layers],
  [screen, `import type { X } from '@/pagecenter/order/model'`, layers],
  ['src/components/base/X/index.tsx', `import '@/services/api'`, layers],
  ['src/components/base/X/index.tsx', `import { X } from '@/features/x'`, layers],
  ['src/components/base/X/index.tsx', `import '@/pages/tab/home/model'`, layers],
  ['src/components/base/X/index.tsx', `import type { X } from '@/features/x'`, layers],
  ['src/components/base/X/index.tsx', `import type { Order } from '@contract/entities/order'`, layers],
  ['src/components/base/X/index.tsx', `import '@contract/states/after-sales'`, layers],
  ['src/features/x.ts', `import type { X } from '@/pages/tab/home/model'`, layers],
  ['src/state/x.ts', `import '@/components/base/X'`, layers],
  ['src/state/x.ts', `import type { X } from '@/components/base/X'`, layers],
  ['src/state/x.ts', `import { X } from '@/features/x'`, layers],
  ['src/state/base/x.ts', `import type { RootStore } from '@/state/root'`, layers],
  ['src/state/base/x.ts', `import '@contract/calls/order'`, layers],
  ['src/services/x.ts', `import type { X } from '@/state/x'`, layers],
  ['src/platform/x.ts', `import '@/services/api'`, layers],
  ['src/platform/x.ts', `import type { Api } from '@/services/api'`, layers],
  [screen, `export const x = process.env.TARO_ENV`, syntax],
  ['src/services/x.ts', `export const x = process.env.TARO_ENV`, syntax],
  [screen, `import Taro from '@tarojs/taro'\nvoid Taro.request({ url: '' })`, syntax],
  ['src/platform/x.ts', `import { uploadFile } from '@tarojs/taro'\nvoid uploadFile`, syntax],
  [screen, `void fetch('/v1/x')`, globals],
  ['src/state/x.ts', `export const x = new WebSocket('')`, globals],
  [screen, `export const x = window.innerWidth`, globals],
  ['src/platform/x.ts', `export const x = document.title`, globals],
  ['src/platform/x.h5.ts', `void fetch('/v1/x')`, globals],
  ['server/modules/x/service.ts', `import { sql } from 'kysely'\nvoid sql`, syntax],
  ['server/modules/x/service.ts', `export const x = (db: D) => db.selectFrom('stores')`, syntax],
  ['server/modules/x/routes.ts', `export const x = (db: D) => db.updateTable('stores')`, syntax],
  ['src/features/x/lazy.h5.tsx', `void import('./sheet').then(() => 1)`, syntax],
  ['src/platform/x.h5.ts', `void import('./sheet').then(() => 1)`, syntax],
  ['server/x.test.ts', `it.only('x', () => undefined)`, syntax],
  ['server/x.test.ts', `const x = jest.spyOn(process, 'exit').mockReturnValue(undefined as never)\nvoid x`, syntax],
  ['server/x.test.ts', `describe('x', () => {\n  jest.spyOn(process, 'exit')\n})`, syntax],
  ['src/state/x.ts', `class X { a = 1; constructor() { makeModel(this, 'b') } }\nvoid X`, /^models\/fields: /],
  ['src/x.ts', `export const x: any = 1`, /no-explicit-any/],
  ['src/x.ts', `console.log(1)`, /^no-console: /],
]

const allowed: [string, string][] = [
  [
    screen,
    `import '@/features/x'\nimport '@/components/base/X'\nimport '@/state/x'\nimport '@/i18n'\nimport './parts/x'`,
  ],
  ['src/pages/store/detail/parts/x.tsx', `import '../model'`],
  ['src/features/x/lazy.h5.tsx', `const load = () => import('./sheet')\nvoid load()`],
  ['src/platform/x.h5.ts', `void import('./sheet').then(() => 1, () => 2)`],
  ['src/components/base/X/index.tsx', `import type { X } from '@/state/x'\nexport type Y = X`],
  [
    'src/components/base/X/index.tsx',
    `import type { Picture } from '@contract/entities/common'\nexport type Y = Picture`,
  ],
  ['src/features/x/x.ts', `import '@/features/y'\nimport '@contract/states/after-sales'`],
  ['src/components/base/X/index.tsx', `import '@/services/pictures'`],
  ['src/state/x.ts', `class X { a = 1; constructor(private readonly b = 1) { makeModel(this, 'a', 'b') } }\nvoid X`],
  ['src/platform/x.h5.ts', `export const x = document.title`],
  ['src/platform/x.ts', `export const x = process.env.TARO_ENV`],
  ['src/services/x.h5.ts', `void fetch('/v1/x')`],
  ['server/modules/review/x.ts', `// A small thing`],
  ['server/modules/x/queries.ts', `import { sql } from 'kysely'\nvoid sql`],
  ['server/main.ts', `import './demo/start'`],
  ['server/x.test.ts', `import './demo/city'`],
  ['server/x.test.ts', `describe('x', () => {\n  beforeEach(() => void jest.spyOn(process, 'exit'))\n})`],
  [
    'server/modules/x/service.ts',
    `import '@contract/money'\nimport { StartError } from '../../config'\nvoid StartError`,
  ],
  ['server/x.test.ts', `import { sql } from 'kysely'\nvoid sql`],
]

const tooLong = '// a line\n'.repeat(401)

describe('ESLint', () => {
  let answers: string[][]
  beforeAll(() => {
    answers = eslint([...refused.map(([file, code]) => [file, code] as const), ...allowed, ['src/x.ts', tooLong]])
  })

  it.each(refused.map((each, at) => [...each, at] as const))('refuses in %s: %s', (_file, _code, message, at) => {
    expect(answers[at]).toContainEqual(expect.stringMatching(message))
  })

  it.each(allowed.map((each, at) => [...each, at] as const))('allows in %s: %s', (_file, _code, at) => {
    expect(answers[refused.length + at]).toEqual([])
  })

  it('refuses a file of more than 400 lines', () => {
    expect(answers.at(-1)).toEqual([expect.stringMatching(/^max-lines: /)])
  })
})

describe('stylelint', () => {
  const sheet = 'src/pages/x/index.module.scss'
  const wrong: [string, string][] = [
    ['.card { .title { width: 1px; } }', 'max-nesting-depth'],
    ['.card .title { width: 1px; }', 'selector-max-combinators'],
    ['.card.on { width: 1px; }', 'selector-max-class'],
    ['view { width: 1px; }', 'selector-max-type'],
    ['.card { color: #fff; }', 'color-no-hex'],
    ['.card { color: red; }', 'color-named'],
    ['.card { color: rgba(0, 0, 0, 0.5); }', 'function-disallowed-list'],
    ['.card { width: calc(100% - 1px); }', 'function-disallowed-list'],
    ['.card { position: fixed; }', 'declaration-property-value-disallowed-list'],
    ['.card { border-radius: 50%; }', 'declaration-property-value-disallowed-list'],
    ['.card { gap: 4px 8px; }', 'declaration-property-value-disallowed-list'],
    ['.card { transition: width 1s; }', 'property-disallowed-list'],
    ['.card { line-height: 1.5; }', 'declaration-property-value-disallowed-list'],
  ]
  const right = [
    '.card { line-height: #{math.round($size * 1.2)}px; }',
    '.card__title--on { color: $ink; padding: $space-24; }',
    '.card { /* #ifndef rn */ position: fixed; background: linear-gradient($ink, $paper); /* #endif */ width: 1px; }',
  ]
  let answers: string[][]
  beforeAll(() => {
    answers = stylelint([
      ...wrong.map(([code]) => [sheet, code] as const),
      ...right.map((code) => [sheet, code] as const),
    ])
  })

  it.each(wrong.map((each, at) => [...each, at] as const))('refuses %s', (_code, rule, at) => {
    expect(answers[at]).toContain(rule)
  })

  it.each(right.map((code, at) => [code, at] as const))('allows %s', (_code, at) => {
    expect(answers[wrong.length + at]).toEqual([])
  })
})
