import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const refused = [
  '/** What a call answers. */',
  '/** Sorts rooms. What is sold out comes last. */',
  '/** Whoever pays the order. */',
  '/** Who pays. */',
  '/** How long a cart is open. */',
  '/** Until when it is free. */',
  '/** Where returned goods go. */',
  '// Also what is late',
  'const a = 1 // what it costs',
  '/** The page for who pays. */',
  '/** Reads the list anew. */',
  '/** The address stands above it. */',
  '/** Tells the customer. */',
  '/** The store is told. */',
  '/** The store hears of it. */',
  '/** Reads so many rows. */',
  '/** The order goes on. */',
  '/** A coupon that is to be had. */',
  '/** Gives a coupon back. */',
  '/** Deletes it after a question. */',
  '/** Makes good a lost order. */',
  '/** A screen of its own. */',
  '/** The store is asked by the rider. */',
  '/** The only lane that there is. */',
  '/**\n * The list of\n * what goes\n * on.\n */',
  '// The order goes\n// on.',
  'defineCall({ summary: "What a call answers" })',
  'it("tells the store", () => {})',
  'it.each([1])("reads %i anew", () => {})',
  'itInFull(`goes on in ${language}`, () => {})',
  'describe("what a store sees", () => {})',
  'export interface Asked {}',
  'export type Kept = string',
  'export type Wanted = string',
  'export class Told {}',
]

const allowed = [
  '/** Answers of a call. */',
  '/** Whether the order is paid. */',
  '/** However the store delivers. */',
  '/** Says what it costs and who pays. */',
  '/** Passes `told` and `what stands` on. */',
  '/** A picture stands in for the video. */',
  'one() // The order goes\n// on.',
  'const what = "What who tells anew"',
  'it("says when it closes and who is asked", () => {})',
  'it(`shows ${told}`, () => {})',
  'expect(words("goes on")).toBe(1)',
  'interface Asked {}',
  'export interface Need {}',
  'export type Localized<T> = T',
  'export interface NewsFeed {}',
  'export type Booking = string',
]

/** Failed cases of the rule. Jest cannot load ESLint, an ES module, so a Node process runs the tester. */
const failuresOf = (): string[] => {
  const code = `
    import { RuleTester } from 'eslint'
    import ts from 'typescript-eslint'
    import { wordsRule } from './scripts/lint/words.mjs'
    const failures = []
    RuleTester.describe = (_text, run) => run()
    RuleTester.it = RuleTester.itOnly = (text, run) => {
      try { run() } catch (error) { failures.push(text + ': ' + error.message) }
    }
    new RuleTester({ languageOptions: { parser: ts.parser } }).run('words', wordsRule, {
      valid: ${JSON.stringify(allowed)},
      invalid: ${JSON.stringify(refused)}.map((code) => ({ code, errors: 1 })),
    })
    console.log(JSON.stringify(failures))
  `
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: resolve(__dirname, '../..'),
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout) as string[]
}

it('refuses each phrase in a comment and each participle as a type, and nothing else', () => {
  expect(failuresOf()).toEqual([])
})
