import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapiText } from './openapi-text'

const file = join(__dirname, '../docs/openapi.json')

void openapiText().then((text) => writeFileSync(file, text))
