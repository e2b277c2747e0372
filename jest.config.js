const { aloneFiles, layers } = require('./jest/groups')

/** Whether the exhaustive tests run too, and the sampled ones in full: `npm run test:full`. */
const isFull = process.env.TEST_SUITE === 'full'

/** Whether tests of the server and of the client run in groups that share modules; a single file is quicker by itself. */
const isGrouped = process.env.TEST_GROUPED === '1'

const paths = { '@/*': ['./src/*'], '@contract/*': ['./contract/*'] }

// A generic arrow function reads like a tag to the parser of .tsx, so .ts has its own.
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' }, useDefineForClassFields: true },
      baseUrl: __dirname,
      paths,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
]

/** Where transformed files are kept, since a run's temporary folder may be in memory and lost. */
const kept = process.env.TEST_CACHE ? { cacheDirectory: process.env.TEST_CACHE } : {}

const base = {
  ...kept,
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^@contract/(.*)$': '<rootDir>/contract/$1' },
  // A file that is named on the command line runs in any case.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(isFull || process.argv.some((word) => word.includes('.full.')) ? [] : ['\\.full\\.test\\.tsx?$']),
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/native/', '<rootDir>/.data', '<rootDir>/.cache'],
}

const project = (name, testMatch, more = {}) => ({
  ...base,
  displayName: name,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  ...more,
})

const withDatabase = {
  globalSetup: '<rootDir>/jest/database.ts',
  globalTeardown: '<rootDir>/jest/database-teardown.ts',
}

/** Tests of a real build or a real server need minutes, not seconds. */
const slow = { ...withDatabase, setupFilesAfterEnv: ['<rootDir>/jest/slow.ts'] }
const built = { ...withDatabase, setupFilesAfterEnv: ['<rootDir>/jest/builds.js', '<rootDir>/jest/slow.ts'] }

/** The contract is held against the back end that CONTRACT_BASE names, or else against the reference one. */
const heldTo = process.env.CONTRACT_BASE ? 'live' : '!(live)'

/** The layout engine of React Native comes as an ES module alone. */
const withYoga = {
  transform: { ...base.transform, 'yoga-layout.*\\.js$': swc(false) },
  transformIgnorePatterns: ['/node_modules/(?!yoga-layout/)'],
}

const client = {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  moduleFileExtensions: ['h5.tsx', 'h5.ts', 'tsx', 'ts', 'js', 'json'],
  setupFiles: ['<rootDir>/jest/client.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest/client-matchers.ts', '<rootDir>/jest/end-timers.ts'],
  transform: { ...base.transform, '\\.scss$': '<rootDir>/jest/scss.js' },
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '\\.(png|jpe?g|svg|webp)$': '<rootDir>/jest/picture.js',
    '^@tarojs/taro$': '<rootDir>/tests/stand-ins/taro',
    '^@tarojs/components$': '<rootDir>/tests/stand-ins/components',
    '^@tarojs/router$': '<rootDir>/tests/stand-ins/router',
    // A screen is rendered without the build that loads the table of routes before it.
    '(^|/)route-table$': '<rootDir>/src/platform/navigation/route-table.ts',
  },
}

/** Taro's own test utilities run on Taro's real web components and router, which come as ES modules. */
const taroUtils = {
  ...client,
  transform: { ...client.transform, '\\.m?js$': swc(false) },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '\\.(png|jpe?g|svg|webp)$': '<rootDir>/jest/picture.js',
    '^@tarojs/taro$': '<rootDir>/jest/taro-h5.js',
    '^@tarojs/components$': '@tarojs/components/lib/react/index.js',
    '^react-dom/test-utils$': '<rootDir>/jest/react-act.js',
  },
  globals: {
    ENABLE_INNER_HTML: true,
    ENABLE_ADJACENT_HTML: true,
    ENABLE_SIZE_APIS: true,
    DEPRECATED_ADAPTER_COMPONENT: false,
    ENABLE_TEMPLATE_CONTENT: true,
    ENABLE_MUTATION_OBSERVER: true,
    ENABLE_CLONE_NODE: true,
    ENABLE_CONTAINS: true,
    __TARO_FRAMEWORK__: 'react',
  },
}

/** The test files of a layer: its groups and what runs by itself, or each file. */
const testsOf = (layer) => {
  const { folders } = layers[layer]
  if (!isGrouped) return folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
  const full = folders.map((folder) => `${folder}/**/*.full.test.{ts,tsx}`)
  return [`jest/groups/${layer}-*.test.js`, ...aloneFiles(layer), ...full]
}

module.exports = {
  testSequencer: '<rootDir>/jest/sequencer.js',
  // Ends what hangs; how long work takes on a busy machine is no fault.
  testTimeout: 90_000 * Math.max(1, Number(process.env.TEST_TIME_UNIT) || 1),
  projects: [
    project('contract', ['contract/**/*.test.ts']),
    project('server', testsOf('server'), withDatabase),
    project('suite', [`tests/contract/${heldTo}.test.ts`], slow),
    project('client', testsOf('client'), client),
    project('utils', ['tests/utils/**/*.test.tsx'], taroUtils),
    project('tools', ['tests/lint/**/*.test.ts', 'scripts/**/*.test.ts'], {
      setupFilesAfterEnv: ['<rootDir>/jest/slow.ts'],
    }),
    ...['e2e', 'mini', 'size'].map((name) => project(name, [`tests/${name}/**/*.test.{ts,tsx}`], built)),
    project('native', ['tests/native/**/*.test.ts'], { ...built, ...withYoga }),
  ],
}
