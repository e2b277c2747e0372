import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { packFolder } from '../../../scripts/lib/page.mjs'
import { main, Problem } from '../../../scripts/lib/problem.mjs'
import { node } from '../../../scripts/lib/run.mjs'
import { registerFiles } from '../../../server/web/files.ts'

const folder = (path) => fileURLToPath(new URL(path, import.meta.url))
const dist = folder('../../../dist/floor')
const taro = folder('../../../node_modules/@tarojs/cli/bin/taro')

/** `node --import tsx tests/load/floor/serve.mjs [port]`: builds the floor and serves it as the server serves the web client. */
await main(async () => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code } = await node([taro, 'build', '--type', 'h5'], { cwd: folder('.'), env })
  if (code !== 0 || !existsSync(`${dist}/index.html`)) throw new Problem('The build of the floor failed.')
  await packFolder(dist)
  const app = Fastify()
  app.get('/', (_, reply) => reply.sendFile('index.html'))
  await registerFiles(app, dist)
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: Number(process.argv[2] ?? 0) })}\n`)
})
