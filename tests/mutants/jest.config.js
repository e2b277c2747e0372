const { projects, testTimeout } = require('../../jest.config')

/** One part of `npm run mutants`: the part's tests with their project's settings, on the database of the whole run. */
const { project, folders, tests } = JSON.parse(process.env.MUTANTS_PART ?? '{}')
const settings = { ...projects.find(({ displayName }) => displayName === project) }
for (const ofEachRun of ['displayName', 'globalSetup', 'globalTeardown']) delete settings[ofEachRun]

const inRoot = (pattern) => `<rootDir>/${pattern}`

module.exports = { ...settings, testTimeout, roots: folders.map(inRoot), testMatch: tests.map(inRoot) }
