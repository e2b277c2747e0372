import { readFileSync } from 'node:fs'

// Loaded first and written in old syntax, so that an old Node reports its version instead of a SyntaxError.
const manifest = JSON.parse(String(readFileSync(new URL('../../package.json', import.meta.url))))
const wanted = manifest.engines.node.replace('>=', '')

const parts = (version) => version.split('.').map(Number)
const [major, minor] = parts(process.versions.node)
const [wantedMajor, wantedMinor] = parts(wanted)

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error('Linli needs Node ' + wanted + ' or newer, and this is ' + process.versions.node + '.')
  process.exit(1)
}
if (major < 22) {
  console.warn('Node ' + process.versions.node + ' is past its end of life; Linli is made for Node 22 and 24.')
}
