import { writeFileSync } from 'node:fs'
import { routesDocument } from '../tests/lint/routes-document'

writeFileSync(new URL('../docs/routes.md', import.meta.url), routesDocument())
