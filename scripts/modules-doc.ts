import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { graphOf, textsIn } from '../tests/lint/graph'
import { modulesOf, withDrawing } from '../tests/lint/module-graph'

const file = join(__dirname, '../docs/architecture.md')

writeFileSync(file, withDrawing(readFileSync(file, 'utf8'), modulesOf(graphOf(textsIn('server')))))
