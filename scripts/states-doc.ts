import { writeFileSync } from 'node:fs'
import { statesDocument } from '../contract/states/document'

writeFileSync(new URL('../docs/states.md', import.meta.url), statesDocument())
