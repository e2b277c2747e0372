const { readFileSync, readdirSync } = require('node:fs')
const { join, relative } = require('node:path')

const root = join(__dirname, '..')

/** The folders whose tests share the server's modules. */
const folders = ['server', 'tests/money', 'tests/load']

/** The number of groups; each of them has a file in jest/groups. */
const COUNT = 20

const isTest = (name) => name.endsWith('.test.ts') && !name.endsWith('.full.test.ts')

const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isTest(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .sort()

/** Whether a file replaces modules or works for minutes, and therefore runs by itself. */
const isAlone = (file) => /jest\.mock\(|@alone/.test(readFileSync(file, 'utf8'))

const all = () => folders.flatMap(filesIn)

/** The test files that belong to no group, from the project's root. */
const aloneFiles = () =>
  all()
    .filter(isAlone)
    .map((file) => relative(root, file).replaceAll('\\', '/'))

/** The files of a group from 1 to COUNT; neighbours in a folder go to different groups, which balances them. */
const groupOf = (number) =>
  all()
    .filter((file) => !isAlone(file))
    .filter((_, index) => index % COUNT === number - 1)

module.exports = { COUNT, aloneFiles, groupOf }
