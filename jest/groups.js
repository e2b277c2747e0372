const { createHash } = require('node:crypto')
const { readFileSync, readdirSync } = require('node:fs')
const { join, relative } = require('node:path')

const root = join(__dirname, '..')

/**
 * The layers whose test files share modules: the folders of their tests, the number of groups, each of which has a file in
 * jest/groups, and the salt of the hash that deals the files, chosen so that the groups take about equally long.
 */
const layers = {
  server: { folders: ['server', 'tests/money', 'tests/load'], count: 20, salt: 4658 },
  client: { folders: ['src', 'tests/stand-ins'], count: 8, salt: 1631 },
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

/** A path from the project's root with forward slashes. */
const pathOf = (file) => relative(root, file).replaceAll('\\', '/')

/** The test files of a layer that belong to no group, from the project's root. */
const aloneFiles = (layer) => all(layer).filter(isAlone).map(pathOf)

/** The number of a path's group, from 1 on, by the path alone: another file, or one less, moves no other. */
const numberOf = ({ count, salt }, path) =>
  1 + (createHash('sha1').update(`${salt} ${path}`).digest().readUInt32BE() % count)

/** The files of a group from 1 on, in the order of their paths. */
const groupOf = (layer, number) =>
  all(layer).filter((file) => numberOf(layers[layer], pathOf(file)) === number && !isAlone(file))

module.exports = { layers, aloneFiles, groupOf, numberOf }
