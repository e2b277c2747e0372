import './lib/check-node.mjs'
import { checkEarly } from './lib/early.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/problem.mjs'
import { ended, start } from './lib/run.mjs'

/**
 * Runs the server with restarts on source changes, and the web client with live reload on DEV_PORT (10086), which
 * proxies other requests to LINLI_API.
 */
await main(async () => {
  await checkEarly(process.env)
  await install()
  const env = { LINLI_API: `http://127.0.0.1:${process.env.PORT || 8080}`, ...process.env }
  // In a separate process group, so that Ctrl-C reaches the server once and leaves it time to stop PostgreSQL.
  const detached = process.platform !== 'win32'
  const server = start(process.execPath, ['--watch', '--import', 'tsx', 'server/main.ts'], { env, detached })
  const client = start(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5', '--watch'], {
    env: { ...env, NODE_ENV: 'development', LINLI_DIST: 'dist/dev', LINLI_CACHE: '1' },
  })
  process.exitCode = await Promise.race([ended(server), ended(client)])
  for (const each of [server, client]) each.kill('SIGTERM')
})
