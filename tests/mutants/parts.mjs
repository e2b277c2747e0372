const logic = (folder, ...but) => [
  `${folder}/**/*.ts`,
  `!${folder}/**/*.test.ts`,
  ...but.map((file) => `!${folder}/${file}`),
]

/**
 * What `npm run mutants` puts faults into, by part: the files, the project of jest.config.js whose settings hold, and the
 * tests that must notice. A part with a database runs on one PostgreSQL for all its mutants.
 */
export const parts = {
  'refund-amounts': {
    mutate: ['contract/refund-amounts.ts'],
    project: 'contract',
    folders: ['contract'],
    tests: ['contract/refund-amounts.test.ts'],
  },
  pricing: {
    mutate: logic('server/modules/pricing'),
    project: 'server',
    folders: ['server/modules/pricing'],
    tests: ['server/modules/pricing/*.test.ts'],
  },
  idempotency: {
    mutate: ['server/http/idempotency.ts'],
    project: 'server',
    database: true,
    folders: ['server/http'],
    tests: ['server/http/idempotency.test.ts'],
  },
  ownership: {
    mutate: ['server/http/ownership.ts'],
    project: 'server',
    database: true,
    folders: ['server/http'],
    tests: ['server/http/access.test.ts'],
  },
  'base-state': {
    mutate: logic('src/state/base'),
    project: 'client',
    folders: ['src/state/base'],
    tests: ['src/state/base/*.test.{ts,tsx}'],
  },
  contract: {
    // docs/openapi.json covers the document of the calls as a whole.
    mutate: logic('contract', 'openapi.ts', 'refund-amounts.ts'),
    project: 'contract',
    folders: ['contract'],
    tests: ['contract/**/*.test.ts'],
  },
}
