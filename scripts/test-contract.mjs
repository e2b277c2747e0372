import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { base: { type: 'string' } } })
if (!values.base || !URL.canParse(values.base)) {
  console.error('Say which back end: npm run test:contract -- --base http://127.0.0.1:8080')
  process.exit(1)
}
const args = ['jest', '--selectProjects', 'server', 'tests/contract/live.test.ts', '--testTimeout', '120000']
const env = { ...process.env, CONTRACT_BASE: values.base.replace(/\/$/, '') }
process.exit(spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1)
