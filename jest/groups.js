const { readFileSync, readdirSync } = require('node:fs')
const { join, relative } = require('node:path')

const root = join(__dirname, '..')

/** The layers whose test files share modules: the folders of their tests, and the number of groups, each of which has a file in jest/groups. */
const layers = {
  server: { folders: ['server', 'tests/money', 'tests/load'], count: 20 },
  client: { folders: ['src', 'tests/stand-ins'], count: 8 },
}

const isTest = (name) => /\.test\.tsx?$/.test(name) && !/\.full\.test\.tsx?$/.test(name)

const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isTest(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .sort()

/** Whether a file replaces modules or works for minutes, and therefore runs by itself. */
const isAlone = (file) =>
  /jest\.(mock|doMock|resetModules|isolateModules\w*)\(|@jest-environment|@alone/.test(readFileSync(file, 'utf8'))

const all = (layer) => layers[layer].folders.flatMap(filesIn)

/** The test files of a layer that belong to no group, from the project's root. */
const aloneFiles = (layer) =>
  all(layer)
    .filter(isAlone)
    .map((file) => relative(root, file).replaceAll('\\', '/'))

/** The files of a group from 1 on; neighbours in a folder go to different groups, which balances them. */
const groupOf = (layer, number) =>
  all(layer)
    .filter((file) => !isAlone(file))
    .filter((_, index) => index % layers[layer].count === number - 1)

module.exports = { layers, aloneFiles, groupOf }
